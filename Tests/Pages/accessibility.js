// Evaluates to what is wrong with the page for people who read it in another way, as a list of sentences.
(() => {
  const problems = [];
  const say = (element, text) => problems.push(`${element.outerHTML.slice(0, 120)}: ${text}`);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });

  // Language, title, headings, zoom.
  const root = document.documentElement;
  if (!/^[a-z]{2}$/.test(root.lang)) say(root, "has no language");
  if (!["ltr", "rtl"].includes(root.dir)) say(root, "has no direction");
  if (!document.title.trim()) say(document.head, "has no title");
  if (all("main").length !== 1) say(document.body, "does not have one main");
  const headings = all("h1,h2,h3,h4,h5,h6").filter(isShown);
  if (headings.filter((one) => one.matches("h1")).length !== 1) say(document.body, "does not have one h1");
  headings.reduce((before, heading) => {
    const level = Number(heading.tagName[1]);
    if (level > before + 1) say(heading, `comes after a heading of level ${before}`);
    if (!heading.textContent.trim()) say(heading, "is empty");
    return level;
  }, 0);
  const viewport = document.querySelector("meta[name=viewport]")?.content ?? "";
  if (!viewport.includes("width=device-width")) say(document.head, "has no viewport for phones");
  if (/user-scalable|maximum-scale/.test(viewport)) say(document.head, "forbids to zoom");
  if (root.scrollWidth > root.clientWidth) say(root, `is wider (${root.scrollWidth}) than the window (${root.clientWidth})`);

  // Ids, and what refers to them.
  const ids = all("[id]").map((one) => one.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) say(document.getElementById(id), "shares its id");
  for (const one of all("[aria-describedby],[aria-labelledby]")) {
    for (const name of ["aria-describedby", "aria-labelledby"]) {
      for (const id of (one.getAttribute(name) ?? "").split(/\s+/).filter(Boolean)) {
        if (!document.getElementById(id)) say(one, `${name} leads nowhere`);
      }
    }
  }

  // Names of what is seen only.
  for (const image of all("img")) if (!image.hasAttribute("alt")) say(image, "has no alt");
  for (const drawing of all("svg")) {
    if (drawing.getAttribute("role") !== "img" || !drawing.getAttribute("aria-label")?.trim()) say(drawing, "has no name");
  }

  // Words of a drawing, in which sizes are those of the drawing.
  for (const word of all("svg text")) {
    const box = word.getBBox(), { width, height } = word.ownerSVGElement.viewBox.baseVal;
    if (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height) say(word, "is cut off");
    const size = parseFloat(getComputedStyle(word).fontSize) * word.getScreenCTM().a;
    if (size < 8.5) say(word, `is ${size.toFixed(1)} px high`);
  }

  // Controls: 44 px is what Apple asks for, and WCAG 2.5.5.
  for (const control of all("a,button,summary,input,select,textarea,[tabindex]").filter(isShown)) {
    const box = control.getBoundingClientRect();
    if (box.width < 44 || box.height < 44) say(control, `is ${box.width} by ${box.height} px`);
    if (control.tabIndex !== 0) say(control, `has the tab index ${control.tabIndex}`);
    if (control.matches("a") && !control.getAttribute("href")) say(control, "leads nowhere");
  }

  // Contrast (WCAG 1.4.3): 4.5 for every text, large or not.
  const parse = (color) => {
    const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g).map(Number);
    return [red, green, blue, alpha];
  };
  const over = (above, below) => [0, 1, 2].map((at) => above[at] * above[3] + below[at] * (1 - above[3])).concat(1);
  const luminance = (color) => {
    const [red, green, blue] = color.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((left, right) => left - right);
    return (light + 0.05) / (dark + 0.05);
  };
  const background = (element) => {
    if (!element) return parse(getComputedStyle(document.body).colorScheme.includes("dark") ? "0 0 0" : "255 255 255");
    // In a drawing a text stands on the box beside it.
    const box = element.matches("text") && element.parentElement.querySelector(":scope > rect");
    const paint = box ? getComputedStyle(box).fill : getComputedStyle(element).backgroundColor;
    const color = paint === "none" ? [0, 0, 0, 0] : parse(paint);
    return color[3] === 1 ? color : over(color, background(element.parentElement));
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.matches("script,style") || !isShown(element)) continue;
    count += 1;
    const style = getComputedStyle(element);
    const paper = background(element);
    const found = ratio(over(parse(element.matches("text") ? style.fill : style.color), paper), paper);
    if (found < 4.5) say(element, `has a contrast of ${found.toFixed(2)}`);
    if (!element.matches("text") && parseFloat(style.fontSize) < 12) say(element, `is written in ${style.fontSize}`);
  }
  if (!count) say(document.body, "has no text");
  return problems;
})()
