-- Asks for one case after the other and compares each answer with the one that linkd gave over its pipe. Each thread of
-- wrk has one connection, so that an answer belongs to the last request.

local cases = dofile(os.getenv("LINKD_BENCH_CASES"))
local threads = {}
local asked = {}

function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end

function init()
  math.randomseed(number + 1)
  wrong, answered, clicks, example = 0, 0, 0, ""
end

function request()
  asked = cases[math.random(#cases)]
  return asked.text
end

function response(status, headers, body)
  answered = answered + 1
  if asked.is_click then clicks = clicks + 1 end
  if status ~= asked.status or headers["Location"] ~= asked.location or body ~= asked.body then
    wrong = wrong + 1
    example = asked.text .. status .. " " .. tostring(headers["Location"])
  end
end

function done(summary, latency)
  local totals = { answered = 0, clicks = 0, wrong = 0 }
  for _, thread in ipairs(threads) do
    for name in pairs(totals) do totals[name] = totals[name] + thread:get(name) end
    if thread:get("example") ~= "" then io.stderr:write(thread:get("example"), "\n") end
  end
  local errors = summary.errors
  io.write(string.format(
    '\n{"answered":%d,"clicks":%d,"wrong":%d,"failed":%d,"seconds":%.3f,"milliseconds":[%.2f,%.2f,%.2f,%.2f]}\n',
    totals.answered, totals.clicks, totals.wrong, errors.connect + errors.read + errors.write + errors.timeout,
    summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, latency:percentile(99) / 1e3,
    latency.max / 1e3))
end
