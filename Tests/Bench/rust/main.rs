//! The same `build` as linkd's, written plainly for Rust with serde: one thread, one request a line.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::io::{BufRead, BufReader, BufWriter, Write};

type Text<'a> = Option<Cow<'a, str>>;

#[derive(Deserialize)]
struct Request<'a> {
    id: serde_json::Value,
    method: Cow<'a, str>,
    #[serde(borrow)]
    params: Params<'a>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Params<'a> {
    #[serde(borrow)]
    dynamic_link_info: Info<'a>,
}

macro_rules! group {
    ($name:ident { $($field:ident),* }) => {
        #[derive(Deserialize, Default)]
        #[serde(rename_all = "camelCase", deny_unknown_fields, default)]
        struct $name<'a> { $(#[serde(borrow)] $field: Text<'a>),* }
    };
}

group!(Android { android_package_name, android_fallback_link, android_min_package_version_code, android_link });
group!(Ios {
    ios_bundle_id, ios_fallback_link, ios_custom_scheme, ios_ipad_fallback_link, ios_ipad_bundle_id, ios_app_store_id,
    ios_minimum_version
});
group!(Desktop { desktop_fallback_link });
group!(Social { social_title, social_description, social_image_link });
group!(Play { utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid });
group!(Itunes { at, ct, mt, pt });

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
struct Navigation {
    enable_forced_redirect: Option<bool>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
struct Analytics<'a> {
    #[serde(borrow)]
    google_play_analytics: Play<'a>,
    #[serde(borrow)]
    itunes_connect_analytics: Itunes<'a>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Info<'a> {
    #[serde(borrow)]
    domain_uri_prefix: Cow<'a, str>,
    #[serde(borrow)]
    link: Cow<'a, str>,
    #[serde(borrow, default)]
    android_info: Android<'a>,
    #[serde(borrow, default)]
    ios_info: Ios<'a>,
    #[serde(default)]
    navigation_info: Navigation,
    #[serde(borrow, default)]
    desktop_info: Desktop<'a>,
    #[serde(borrow, default)]
    social_meta_tag_info: Social<'a>,
    #[serde(borrow, default)]
    analytics_info: Analytics<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Warning {
    warning_code: &'static str,
    warning_message: &'static str,
    parameter: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Answer<'a> {
    long_dynamic_link: &'a str,
    warning: Vec<Warning>,
}

struct Fault(i32, &'static str);

fn escape(text: &str, out: &mut String, keeps: impl Fn(u8) -> bool) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    for &byte in text.as_bytes() {
        if keeps(byte) {
            out.push(byte as char);
        } else {
            out.push('%');
            out.push(HEX[(byte >> 4) as usize] as char);
            out.push(HEX[(byte & 15) as usize] as char);
        }
    }
}

fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~')
}

/// Checks an absolute http or https URL and escapes it once where that is needed.
fn web_url<'a>(text: &'a str) -> Result<Cow<'a, str>, Fault> {
    let (scheme, rest) = text.split_once(':').ok_or(Fault(-32602, "not an absolute URL"))?;
    let scheme = scheme.to_ascii_lowercase();
    if ["javascript", "data", "vbscript", "blob", "file", "about", "intent", "content"].contains(&scheme.as_str()) {
        return Err(Fault(1403, "the URL must not run code"));
    }
    if scheme != "http" && scheme != "https" {
        return Err(Fault(-32602, "not an http or https URL"));
    }
    let rest = rest.strip_prefix("//").ok_or(Fault(-32602, "no host"))?;
    let host = &rest[..rest.find(['/', '?', '#']).unwrap_or(rest.len())];
    let is_host = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_' | b':');
    if host.is_empty() || !host.bytes().all(is_host) {
        return Err(Fault(-32602, "the host is not valid"));
    }
    if text.bytes().any(|byte| byte < 0x20 || byte == 0x7f || byte == b'\\') {
        return Err(Fault(-32602, "a character that no URL may have"));
    }
    let keeps = |byte: u8| byte < 0x80 && !b" \"<>^`{|}".contains(&byte);
    if text.bytes().all(keeps) {
        return Ok(Cow::Borrowed(text));
    }
    let mut escaped = String::new();
    escape(text, &mut escaped, keeps);
    Ok(Cow::Owned(escaped))
}

fn build<'a>(info: &'a Info<'a>, out: &mut String) -> Result<Vec<Warning>, Fault> {
    let mut warnings = Vec::new();
    let prefix = info.domain_uri_prefix.strip_suffix('/').unwrap_or(&info.domain_uri_prefix);
    if !prefix.starts_with("https://") || prefix.contains(['?', '#']) {
        return Err(Fault(-32602, "the prefix is not valid"));
    }
    let (android, ios, social) = (&info.android_info, &info.ios_info, &info.social_meta_tag_info);
    let (play, itunes) = (&info.analytics_info.google_play_analytics, &info.analytics_info.itunes_connect_analytics);
    let redirect = info.navigation_info.enable_forced_redirect.map(|flag| Cow::Borrowed(if flag { "1" } else { "0" }));
    let link = Some(Cow::Borrowed(info.link.as_ref()));
    let parameters: [(&str, &Text, bool); 27] = [
        ("link", &link, true),
        ("apn", &android.android_package_name, false),
        ("afl", &android.android_fallback_link, true),
        ("amv", &android.android_min_package_version_code, false),
        ("al", &android.android_link, false),
        ("ibi", &ios.ios_bundle_id, false),
        ("ifl", &ios.ios_fallback_link, true),
        ("ius", &ios.ios_custom_scheme, false),
        ("ipfl", &ios.ios_ipad_fallback_link, true),
        ("ipbi", &ios.ios_ipad_bundle_id, false),
        ("isi", &ios.ios_app_store_id, false),
        ("imv", &ios.ios_minimum_version, false),
        ("efr", &redirect, false),
        ("ofl", &info.desktop_info.desktop_fallback_link, true),
        ("st", &social.social_title, false),
        ("sd", &social.social_description, false),
        ("si", &social.social_image_link, true),
        ("utm_source", &play.utm_source, false),
        ("utm_medium", &play.utm_medium, false),
        ("utm_campaign", &play.utm_campaign, false),
        ("utm_term", &play.utm_term, false),
        ("utm_content", &play.utm_content, false),
        ("gclid", &play.gclid, false),
        ("at", &itunes.at, false),
        ("ct", &itunes.ct, false),
        ("mt", &itunes.mt, false),
        ("pt", &itunes.pt, false),
    ];
    out.push_str(prefix);
    let mut separator = "/?";
    for (name, value, is_url) in parameters {
        let Some(value) = value.as_deref().filter(|value| !value.is_empty()) else { continue };
        out.push_str(separator);
        separator = "&";
        out.push_str(name);
        out.push('=');
        if is_url {
            escape(&web_url(value)?, out, is_unreserved);
        } else {
            escape(value, out, is_unreserved);
        }
    }
    if play.gclid.is_some() {
        let warning_message = "gclid is deprecated.";
        warnings.push(Warning { warning_code: "DEPRECATED_PARAM", warning_message, parameter: "gclid" });
    }
    Ok(warnings)
}

fn main() -> std::io::Result<()> {
    let mut input = BufReader::with_capacity(1 << 18, std::io::stdin().lock());
    let mut output = BufWriter::with_capacity(1 << 18, std::io::stdout().lock());
    let (mut line, mut link) = (Vec::new(), String::new());
    while { line.clear(); input.read_until(b'\n', &mut line)? > 0 } {
        let request: Request = match serde_json::from_slice(&line) {
            Ok(request) => request,
            Err(_) => {
                output.write_all(b"{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"not JSON\"}}\n")?;
                continue;
            }
        };
        link.clear();
        let result = if request.method == "build" {
            build(&request.params.dynamic_link_info, &mut link)
        } else {
            Err(Fault(-32601, "no such method"))
        };
        write!(output, "{{\"jsonrpc\":\"2.0\",\"id\":{},", request.id)?;
        match result {
            Ok(warning) => {
                output.write_all(b"\"result\":")?;
                serde_json::to_writer(&mut output, &Answer { long_dynamic_link: &link, warning })?;
            }
            Err(Fault(code, message)) => {
                write!(output, "\"error\":{{\"code\":{code},\"message\":\"{message}\"}}")?;
            }
        }
        output.write_all(b"}\n")?;
    }
    output.flush()
}
