-- linkd in Neovim 0.7 or newer: one process for the session. Copy this file to ~/.config/nvim/lua/linkd.lua, then:
--
--   require("linkd").watch()   -- what is wrong with association files, as you type
--   require("linkd").call("status", {}, function(result, error) print(result and result.store or error.message) end)
--
-- The program is $LINKD_BINARY, else `linkd` on PATH.

local M = {}
local space = vim.api.nvim_create_namespace("linkd")
local job, buffered, pending, last = nil, "", {}, 0

-- Output arrives in pieces that are split at newlines; the last piece goes on in the next call.
local function receive(_, pieces)
  pieces[1] = buffered .. pieces[1]
  buffered = table.remove(pieces)
  for _, line in ipairs(pieces) do
    local answer = vim.fn.json_decode(line)
    local done = pending[answer.id]
    pending[answer.id] = nil
    if done then
      done(answer.result, answer.error)
    end
  end
end

local function ended()
  local waiting = pending
  job, buffered, pending = nil, "", {}
  for _, done in pairs(waiting) do
    done(nil, { message = "linkd has ended" })
  end
end

-- Asks linkd and calls done(result, nil) or done(nil, error) when it has answered; starts it when it does not run.
function M.call(method, params, done)
  if not job then
    local program = vim.env.LINKD_BINARY or "linkd"
    local started, channel = pcall(vim.fn.jobstart, { program }, { on_stdout = receive, on_exit = ended })
    if not started or channel <= 0 then
      done(nil, { message = program .. " cannot be started" })
      return
    end
    job = channel
  end
  last = last + 1
  pending[last] = done
  vim.fn.chansend(job, vim.fn.json_encode({ jsonrpc = "2.0", id = last, method = method, params = params }) .. "\n")
end

local severities = {
  error = vim.diagnostic.severity.ERROR,
  warning = vim.diagnostic.severity.WARN,
  info = vim.diagnostic.severity.INFO,
}

-- A place of linkd, from 1 in UTF-16 units, as Neovim counts: from 0 in bytes.
local function place(lines, line, column)
  local text = lines[line] or ""
  local found, byte = pcall(vim.str_byteindex, text, column - 1, true)
  return line - 1, found and byte or #text
end

-- How often each buffer was linted.
local asked = {}

-- Shows the findings in a buffer.
function M.lint(buffer)
  local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  asked[buffer] = (asked[buffer] or 0) + 1
  local number = asked[buffer]
  M.call("lintAASA", { aasa = table.concat(lines, "\n") .. "\n" }, function(result, error)
    if error then
      vim.notify_once("linkd: " .. error.message, vim.log.levels.WARN)
    end
    -- Whoever types fast has asked again in the meantime.
    if not result or asked[buffer] ~= number or not vim.api.nvim_buf_is_valid(buffer) then
      return
    end
    local shown = {}
    for _, finding in ipairs(result.findings) do
      local line, column = place(lines, finding.line or 1, finding.column or 1)
      local lastLine, lastColumn = place(lines, finding.endLine or 1, finding.endColumn or 1)
      table.insert(shown, {
        lnum = line,
        col = column,
        end_lnum = lastLine,
        end_col = lastColumn,
        severity = severities[finding.severity],
        source = "linkd",
        code = finding.id,
        message = finding.message .. " " .. finding.fix,
      })
    end
    vim.diagnostic.set(space, buffer, shown)
  end)
end

-- Lints files of these names now and whenever they change.
function M.watch(pattern)
  vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile", "TextChanged", "TextChangedI" }, {
    group = vim.api.nvim_create_augroup("linkd", {}),
    pattern = pattern or { "apple-app-site-association", "apple-app-site-association.json" },
    callback = function(event)
      M.lint(event.buf)
    end,
  })
end

return M
