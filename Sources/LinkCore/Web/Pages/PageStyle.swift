/// A style sheet of pages: for phones first, light and dark, without anything from elsewhere.
struct PageStyle: Sendable {
  let text: StaticString

  /// Source in a policy (Content Security Policy Level 3 §2.3.1, `hash-source`).
  let hash: [UInt8]

  private init(_ text: StaticString) {
    self.text = text
    hash = ContentSecurityPolicy.hash(text)
  }

  /// What every page has.
  static let common = PageStyle(
    """
    :root{color-scheme:light dark;--paper:#f3f4f7;--card:#fff;--ink:#14171c;--soft:#565e6a;--line:#d5dae1;--edge:#868f9c;\
    --accent:#1450cc;--on-accent:#fff}
    @media (prefers-color-scheme:dark){:root{--paper:#0e1014;--card:#1a1d23;--ink:#f1f3f6;--soft:#aab2be;--line:#363c46;\
    --edge:#6f7986;--accent:#8fb6ff;--on-accent:#0a1830}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{display:grid;place-items:center;min-height:100vh;min-height:100svh;margin:0;\
    padding:max(1rem,env(safe-area-inset-top)) max(1rem,env(safe-area-inset-right)) max(1rem,env(safe-area-inset-bottom)) \
    max(1rem,env(safe-area-inset-left));background:var(--paper);color:var(--ink);\
    font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    main{width:100%;max-width:26rem;padding:1.5rem;border:1px solid var(--line);border-radius:1.25rem;\
    background:var(--card);box-shadow:0 .75rem 2rem rgb(0 0 0/.08);overflow-wrap:anywhere}
    h1{margin:0;font-size:1.4rem;line-height:1.25;text-wrap:balance}
    p{margin:.6rem 0 0;text-wrap:pretty}
    .picture{display:block;width:calc(100% + 3rem);max-width:none;margin:-1.5rem -1.5rem 1.25rem;aspect-ratio:1.91;\
    object-fit:cover;border-radius:1.2rem 1.2rem 0 0;background:var(--line)}
    .soft{color:var(--soft);font-size:.9375rem}
    .buttons{display:grid;gap:.75rem;margin-top:1.5rem}
    .button{display:block;width:100%;min-height:3rem;padding:.75rem 1rem;border:1px solid var(--edge);\
    border-radius:.875rem;background:none;color:var(--ink);font:inherit;font-weight:600;text-align:center;\
    text-decoration:none;cursor:pointer}
    .first{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
    #menu{margin-top:1rem}
    #keep{margin-top:1.25rem;border-top:1px solid var(--line);padding-top:.65rem}
    #keep .button{margin-top:.75rem}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:3px}

    """
  )

  /// What the debug page has on top of it.
  static let debug = PageStyle(
    """
    main{max-width:64rem}
    h2{margin:2rem 0 0;font-size:1.15rem}
    h3{margin:0;font-size:1rem}
    ul{margin:.6rem 0 0;padding-inline-start:1.25rem}
    code{font:.875em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .charts{columns:22rem;column-gap:1rem;margin-top:.75rem}
    section{break-inside:avoid;margin-bottom:1rem;padding:1rem;border:1px solid var(--line);border-radius:1rem}
    svg{display:block;width:100%;max-width:24rem;margin:.75rem auto 0;font:600 14px system-ui,sans-serif}
    text{fill:var(--ink);text-anchor:middle}
    .detail{font:400 12px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:var(--soft)}
    rect{fill:none;stroke:var(--edge)}
    .yes rect{stroke:var(--accent);stroke-width:2}
    .end rect{fill:var(--accent);stroke:var(--accent)}
    .end text{fill:var(--on-accent)}
    .other rect{fill:none}
    .other .name{fill:var(--ink)}
    .other .detail{fill:var(--soft)}
    .arrow{fill:none;stroke:var(--edge);stroke-width:1.5}
    .answer{text-anchor:start;font-weight:400;font-size:13px;fill:var(--soft)}
    summary{margin-top:.5rem;padding:.7rem 0;color:var(--soft);font-size:.9375rem;cursor:pointer}
    .ends{font-size:.9375rem;list-style:none;padding:0}
    .ends li{margin-top:.4rem}
    @media (max-width:30rem){main{padding:1rem .75rem}section{padding:.75rem .5rem}}
    dl{margin:.75rem 0 0}
    dl div{padding:.6rem 0;border-top:1px solid var(--line)}
    dd{margin:.1rem 0 0}

    """
  )
}
