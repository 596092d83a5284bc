-- Findings as someone types. Environment: LINKD_BINARY, CLIENT (folder of linkd.lua), FILE. Prints for each state of the
-- buffer its findings of L02.

package.path = vim.env.CLIENT .. "/?.lua;" .. package.path
require("linkd").watch()
vim.cmd("edit " .. vim.fn.fnameescape(vim.env.FILE))
local buffer = vim.api.nvim_get_current_buf()

local function commas()
  local found = {}
  for _, finding in ipairs(vim.diagnostic.get(buffer)) do
    if finding.code == "L02" then
      table.insert(found, ("%d:%d-%d %d"):format(finding.lnum, finding.col, finding.end_col, finding.severity))
    end
  end
  return table.concat(found, " ")
end

local function show(wanted)
  vim.wait(30000, function()
    return commas() == wanted
  end)
  io.stdout:write("[", commas(), "]\n")
end

-- A trailing comma behind a letter of two bytes.
show("0:7-8 1")
vim.api.nvim_buf_set_lines(buffer, 0, -1, false, { '{"é":1}' })
vim.api.nvim_exec_autocmds("TextChanged", { buffer = buffer })
show("")
vim.api.nvim_buf_set_lines(buffer, 0, -1, false, { "{", '"a":1,', "}" })
vim.api.nvim_exec_autocmds("TextChangedI", { buffer = buffer })
show("1:5-6 1")
