// The same job as linkd's, written plainly for Node: one JSON-RPC request a line in, one answer a line out.
// Answers `build`, `parseIncoming`, `matchAASA` and `resolve` (long links). The answers to one chunk of input go out
// in one write.

const INFO = {
  link: "link",
  androidInfo: {
    androidPackageName: "apn", androidFallbackLink: "afl", androidMinPackageVersionCode: "amv", androidLink: "al",
  },
  iosInfo: {
    iosBundleId: "ibi", iosFallbackLink: "ifl", iosCustomScheme: "ius", iosIpadFallbackLink: "ipfl",
    iosIpadBundleId: "ipbi", iosAppStoreId: "isi", iosMinimumVersion: "imv",
  },
  navigationInfo: { enableForcedRedirect: "efr" },
  desktopInfo: { desktopFallbackLink: "ofl" },
  socialMetaTagInfo: { socialTitle: "st", socialDescription: "sd", socialImageLink: "si" },
  analyticsInfo: {
    googlePlayAnalytics: {
      utmSource: "utm_source", utmMedium: "utm_medium", utmCampaign: "utm_campaign", utmTerm: "utm_term",
      utmContent: "utm_content", gclid: "gclid",
    },
    itunesConnectAnalytics: { at: "at", ct: "ct", mt: "mt", pt: "pt" },
  },
};

// [query name, where it stands in dynamicLinkInfo], in the order of a long link.
const PLACES = [];
(function collect(names, path) {
  for (const [field, name] of Object.entries(names)) {
    if (typeof name === "string") PLACES.push([name, [...path, field]]);
    else collect(name, [...path, field]);
  }
})(INFO, []);
const NAMES = new Set(PLACES.map(([name]) => name));
const FALLBACKS = ["afl", "ifl", "ipfl", "ofl"];
const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
const DANGEROUS = new Set(["javascript", "data", "vbscript", "blob", "file", "about", "intent", "content"]);

const URL_PARTS = /^([A-Za-z][A-Za-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const HOST = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?(?::[0-9]{1,5})?$/;
const FORBIDDEN = /[\x00-\x1f\x7f\\]/;
const ESCAPED = /[ "<>^`{|}]|[^\x00-\x7f]+/g;
const PREFIX = /^https:\/\/[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:\/[^?#\s]*)?$/;

class Fault extends Error {
  constructor(code, status, message) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const invalid = (message) => new Fault(-32602, "INVALID_ARGUMENT", message);

const MARKS = /[!'()*]/g;
const MARK_ESCAPES = { "!": "%21", "'": "%27", "(": "%28", ")": "%29", "*": "%2A" };
const encode = (text) => encodeURIComponent(text).replace(MARKS, (mark) => MARK_ESCAPES[mark]);

function decode(text) {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutSlash = (text) => (text.endsWith("/") ? text.slice(0, -1) : text);

function flatten(values, names, out) {
  for (const field in values) {
    const name = Object.hasOwn(names, field) ? names[field] : undefined;
    if (name === undefined) throw invalid(`${field} is not a known field`);
    const value = values[field];
    if (value === null || value === "") continue;
    if (typeof name === "object") {
      if (typeof value !== "object") throw invalid(`${field} must be an object`);
      flatten(value, name, out);
    } else if (typeof value === "boolean") {
      out[name] = value ? "1" : "0";
    } else if (typeof value === "number") {
      out[name] = String(value);
    } else if (typeof value === "string") {
      out[name] = value;
    } else {
      throw invalid(`${field} must be a string`);
    }
  }
}

function nest(prefix, values) {
  const info = { domainUriPrefix: prefix };
  for (const [name, path] of PLACES) {
    if (values[name] === undefined) continue;
    let place = info;
    for (let step = 0; step < path.length - 1; step++) place = place[path[step]] ??= {};
    place[path.at(-1)] = name === "efr" ? values[name] === "1" : values[name];
  }
  return info;
}

function webURL(text, name) {
  const parts = URL_PARTS.exec(text);
  if (!parts) throw invalid(`${name} must be an absolute URL`);
  const scheme = parts[1].toLowerCase();
  if (DANGEROUS.has(scheme)) throw new Fault(1403, "PERMISSION_DENIED", `${name} must not run code`);
  if (scheme !== "http" && scheme !== "https") throw invalid(`${name} must be an http or https URL`);
  if (FORBIDDEN.test(text) || !HOST.test(parts[2] ?? "")) {
    throw invalid(`${name} has no valid host or a character that no URL may have`);
  }
  return text.replace(ESCAPED, (found) => encodeURIComponent(found));
}

const isDigits = (text) => /^[0-9]+$/.test(text);

function check(prefix, values) {
  const warnings = [];
  const warn = (warningCode, parameter, warningMessage) => warnings.push({ warningCode, warningMessage, parameter });
  if (!PREFIX.test(prefix)) throw invalid("domainUriPrefix must be an https URL without query and fragment");
  if (values.link === undefined) throw invalid("link is missing");
  values.link = webURL(values.link, "link");
  if (values.link.startsWith(prefix + "/")) {
    throw new Fault(1403, "PERMISSION_DENIED", "link must not be a dynamic link itself");
  }
  for (const name of FALLBACKS) if (values[name] !== undefined) values[name] = webURL(values[name], name);
  if (values.si !== undefined) values.si = webURL(values.si, "si");
  if (values.gclid !== undefined) warn("DEPRECATED_PARAM", "gclid", "gclid is deprecated.");
  if (values.isi !== undefined && !isDigits(values.isi)) {
    warn("NOT_NUMERIC_IOS_APP_STORE_ID", "isi", "isi must be digits.");
  }
  if (values.amv !== undefined && !isDigits(values.amv)) {
    warn("NOT_INTEGER_ANDROID_PACKAGE_MIN_VERSION", "amv", "amv must be a whole number.");
  }
  if (values.amv !== undefined && values.apn === undefined) {
    warn("UNNECESSARY_ANDROID_PACKAGE_MIN_VERSION", "amv", "amv does nothing without apn.");
  }
  if (values.ibi !== undefined && values.isi === undefined && values.ifl === undefined) {
    warn("MISSING_IOS_APP_STORE_ID", "ibi", "ibi has neither isi nor ifl.");
  }
  for (const name in values) if (values[name].length > 2048) warn("TOO_LONG_PARAM", name, `${name} is long.`);
  return warnings;
}

function longLink(prefix, values) {
  let text = prefix + "/?";
  let separator = "";
  for (const [name] of PLACES) {
    const value = values[name];
    if (value === undefined) continue;
    text += separator + name + "=" + encode(value);
    separator = "&";
  }
  return text;
}

function build(params) {
  const { domainUriPrefix = "", ...info } = params.dynamicLinkInfo;
  const prefix = withoutSlash(domainUriPrefix);
  const values = {};
  flatten(info, INFO, values);
  const warning = check(prefix, values);
  return { longDynamicLink: longLink(prefix, values), warning };
}

function splitQuery(query) {
  if (!query) return [];
  return query.split("&").map((item) => {
    const equals = item.indexOf("=");
    if (equals < 0) return { name: item, value: null };
    return { name: item.slice(0, equals), value: decode(item.slice(equals + 1)) };
  });
}

const isOurs = (prefix, host, domains) =>
  domains.includes(prefix) || host.endsWith(".page.link") || host.endsWith(".app.goo.gl");

function parseIncoming(params) {
  const url = params.url;
  const parts = URL_PARTS.exec(url);
  if (!parts) return { kind: "unrecognized", components: { absoluteString: url }, warning: [] };
  const [, scheme, authority, path, query, fragment] = parts;
  const [host, port] = (authority ?? "").split(":");
  const items = splitQuery(query);
  const first = {};
  for (const { name, value } of items) if (value !== null && first[name] === undefined) first[name] = value;
  const components = {
    scheme,
    host: authority === undefined ? null : host,
    port: port ? Number(port) : null,
    path,
    pathSegments: path.split("/").filter((segment) => segment).map(decode),
    query: items,
    params: first,
    fragment: fragment ?? null,
    absoluteString: url,
  };
  const prefix = `https://${authority}${withoutSlash(path)}`;
  const link = first.link ?? "";
  if (!isOurs(prefix, host, params.domains ?? []) || !/^https?:\/\//.test(link)) {
    return { kind: "unrecognized", components, warning: [] };
  }
  const dynamicLink = { url: webURL(link, "link"), matchType: first.match_type ?? "unique" };
  if (first.imv !== undefined) dynamicLink.minimumAppVersion = first.imv;
  dynamicLink.utmParameters = {};
  for (const name of UTM) if (first[name] !== undefined) dynamicLink.utmParameters[name] = first[name];
  dynamicLink.parameters = first;
  dynamicLink.dynamicLinkInfo = nest(prefix, first);
  return { kind: "dynamicLink", dynamicLink, components, warning: [] };
}

const escapeRegExp = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function wildcard(pattern, isPath) {
  let tail = "";
  if (isPath) {
    if (!pattern.startsWith("/")) pattern = "/" + pattern;
    if (pattern.endsWith("/*")) {
      pattern = pattern.slice(0, -2);
      tail = "(?:\\/.*)?";
    } else if (pattern !== "/") {
      pattern = pattern.replace(/\/+$/, "");
    }
  }
  const text = [...pattern].map((c) => (c === "*" ? ".*" : c === "?" ? "." : escapeRegExp(c))).join("");
  return new RegExp(`^${text}${tail}$`, "su");
}

function compileRules(entry) {
  return entry.components.map((rule) => {
    let query = rule["?"] ?? null;
    if (typeof query === "string") query = wildcard(query, false);
    else if (query) query = Object.entries(query).map(([name, pattern]) => [name, wildcard(pattern, false)]);
    return {
      path: rule["/"] === undefined ? null : wildcard(rule["/"], true),
      query,
      fragment: rule["#"] === undefined ? null : wildcard(rule["#"], false),
      excludes: Boolean(rule.exclude),
    };
  });
}

const documents = new Map();

function compiled(document) {
  const key = JSON.stringify(document);
  let found = documents.get(key);
  if (!found) {
    if (documents.size >= 64) documents.clear();
    found = document.applinks.details.map(compileRules);
    documents.set(key, found);
  }
  return found;
}

function queryMatches(query, text, items) {
  if (query instanceof RegExp) return query.test(text);
  return query.every(([name, pattern]) => (items.get(name) ?? [""]).every((value) => pattern.test(value)));
}

function matchAASA(params) {
  const details = params.aasa.applinks.details;
  const tables = compiled(params.aasa);
  const results = [];
  for (const url of params.urls ?? [params.url]) {
    const [, , , rawPath, query = "", fragment = ""] = URL_PARTS.exec(url);
    const path = rawPath.replace(/\/+$/, "") || "/";
    const items = new Map();
    for (const { name, value } of splitQuery(query)) {
      if (!items.has(name)) items.set(name, []);
      items.get(name).push(value ?? "");
    }
    let opens = null;
    const apps = [];
    details.forEach((entry, number) => {
      const index = tables[number].findIndex((rule) =>
        (rule.path === null || rule.path.test(path))
        && (rule.query === null || queryMatches(rule.query, query, items))
        && (rule.fragment === null || rule.fragment.test(fragment)));
      const verdict = index < 0 ? "noMatch" : tables[number][index].excludes ? "exclude" : "match";
      for (const appID of entry.appIDs) {
        if (index < 0) {
          apps.push({ appID, verdict });
          continue;
        }
        const pointer = `/applinks/details/${number}/components/${index}`;
        const rule = { entry: number, index, dialect: "components", pointer, rule: entry.components[index] };
        apps.push({ appID, verdict, rule });
        if (verdict === "match") opens ??= appID;
      }
    });
    results.push({ url, opens, apps, note: [] });
  }
  return { results, problems: [] };
}

function intent(link, values) {
  const fallback = encode(values.afl ?? `https://play.google.com/store/apps/details?id=${values.apn}`);
  const data = values.al ?? link;
  const colon = data.indexOf("://");
  const rest = data.slice(colon + 3).replaceAll("#", "%23").replaceAll(";", "%3B");
  const scheme = data.slice(0, colon);
  return `intent://${rest}#Intent;scheme=${scheme};package=${values.apn};S.browser_fallback_url=${fallback};end`;
}

function resolve(params) {
  const [, , authority, path, query] = URL_PARTS.exec(params.url);
  const prefix = `https://${authority}${withoutSlash(path)}`;
  const values = {};
  for (const { name, value } of splitQuery(query)) if (value && NAMES.has(name)) values[name] = value;
  const warning = check(prefix, values);
  const platform = params.device?.platform ?? "desktop";
  let destination = { kind: "link", url: values.link };
  if (platform === "android" && values.apn !== undefined) {
    destination = { kind: "app", url: intent(values.link, values) };
  } else if (platform === "ios" || platform === "ipados") {
    if (platform === "ipados" && values.ipfl !== undefined) destination = { kind: "fallback", url: values.ipfl };
    else if (values.ifl !== undefined) destination = { kind: "fallback", url: values.ifl };
    else if (values.isi !== undefined) destination = { kind: "store", url: `https://apps.apple.com/app/id${values.isi}` };
  } else if (values.ofl !== undefined) {
    destination = { kind: "fallback", url: values.ofl };
  }
  return {
    longDynamicLink: longLink(prefix, values),
    link: values.link,
    dynamicLinkInfo: nest(prefix, values),
    destination,
    http: { status: 302, headers: [["Location", destination.url], ["Cache-Control", "no-store"]] },
    warning,
  };
}

const METHODS = { build, parseIncoming, matchAASA, resolve };

function answer(line) {
  let id = null;
  try {
    const request = JSON.parse(line);
    id = request.id ?? null;
    if (!Object.hasOwn(METHODS, request.method)) throw new Fault(-32601, "METHOD_NOT_FOUND", "no such method");
    return JSON.stringify({ jsonrpc: "2.0", id, result: METHODS[request.method](request.params) });
  } catch (error) {
    const [code, status] = error instanceof Fault ? [error.code, error.status] : [-32700, "PARSE_ERROR"];
    return JSON.stringify({ jsonrpc: "2.0", id, error: { code, message: error.message, data: { status } } });
  }
}

let rest = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  let out = "";
  for (const line of lines) out += answer(line) + "\n";
  if (out && !process.stdout.write(out)) {
    process.stdin.pause();
    process.stdout.once("drain", () => process.stdin.resume());
  }
});
process.stdin.on("end", () => {
  if (rest) process.stdout.write(answer(rest) + "\n");
});
