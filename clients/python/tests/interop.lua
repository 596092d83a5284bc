-- A build call from Neovim over lines. Environment: LINKD_BINARY, PARAMS (JSON). Prints the long link.

-- Output arrives in pieces that are split at newlines; the last element continues in the next piece.
local buffered, answers, status = "", {}, nil

local job = vim.fn.jobstart({ vim.env.LINKD_BINARY, "serve", "--store", "sqlite::memory:" }, {
  on_stdout = function(_, pieces)
    pieces[1] = buffered .. pieces[1]
    buffered = table.remove(pieces)
    for _, line in ipairs(pieces) do
      table.insert(answers, vim.fn.json_decode(line))
    end
  end,
  on_exit = function(_, code)
    status = code
  end,
})

local request = { jsonrpc = "2.0", id = 7, method = "build", params = vim.fn.json_decode(vim.env.PARAMS) }
vim.fn.chansend(job, vim.fn.json_encode(request) .. "\n")
vim.fn.chansend(job, vim.fn.json_encode({ jsonrpc = "2.0", id = 8, method = "status", params = {} }) .. "\n")
vim.fn.chanclose(job, "stdin")
assert(vim.wait(30000, function()
  return status ~= nil and #answers == 2
end), "no answer")
assert(answers[1].id == 7 and answers[2].id == 8, "wrong ids")
assert(answers[2].result.name == "linkd", "an empty dictionary is sent as []")
io.stdout:write(answers[1].result.longDynamicLink, "\n", status, "\n")
