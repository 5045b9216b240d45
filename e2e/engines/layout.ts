const TOLERANCE_PX = 8;
/** Limits the report: an element in the wrong place usually moves everything below it. */
const MAX_REPORTED = 10;

/** A logo, card or heading: its size, and its position within the enclosing section. */
export interface Box {
  /** Identifies the same element in every engine. */
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  boxes: Box[];
  /** Problems that need no comparison: horizontal scrolling, images that did not load, unpainted elements. */
  faults: string[];
}

/** Runs in the page. Unless `keepScroll` is set, scrolls through the page first, so that lazy images load. */
export async function measureLayout({ keepScroll }: { keepScroll: boolean }): Promise<Layout> {
  const MEASURED =
    'img, h1, h2, h3, h4, article, dialog, [popover], .offer, [class*="card"]:not(svg *), .button';
  const SECTIONS = 'section, article, aside, dialog, header, footer, nav, form, [popover], tr, li';
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  // Use a constructed style sheet: the content security policy blocks style elements with unknown hashes.
  const sheet = new CSSStyleSheet();
  sheet.insertRule('* { scroll-behavior: auto !important }');
  // Hyphenation, kerning and balanced lines differ between engines. Without them every engine breaks lines at the
  // same words, and the remaining differences are differences in layout.
  sheet.insertRule(`* {
    hyphens: manual !important; -webkit-hyphens: manual !important; text-wrap-style: auto !important;
    font-kerning: none !important; font-feature-settings: "kern" 0 !important; font-variant-ligatures: none !important;
    text-rendering: optimizeSpeed !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const modal = document.querySelector('dialog:modal');
  const top = scrollY;
  const images = () => [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
  // An element that the renderer skips has a box, but a hit test at its centre finds one of its ancestors.
  const unpainted = new Set<Element>();
  const painted = new Set<Element>();
  const recordPainted = () => {
    let missing = 0;
    for (const element of document.querySelectorAll('img, h2, h3')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(middleX, middleY);
      if (!hit || width < 2 || getComputedStyle(element).pointerEvents === 'none') continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const isMissing = hit !== element && hit.contains(element);
      (isMissing ? unpainted : painted).add(element);
      if (isMissing) missing += 1;
    }
    return missing;
  };
  if (!modal && !keepScroll) {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await pause(50);
      // The engine paints skipped rows a few frames after they scroll into view, on a busy machine after seconds.
      for (let waited = 0; recordPainted() > 0 && waited < 5000; waited += 100) await pause(100);
    }
    for (let waited = 0; waited < 5000 && images().some(({ complete }) => !complete); waited += 50)
      await pause(50);
    scrollTo(0, top);
  }
  // Rows that are not laid out have an estimated height, and engines differ in which rows these are.
  sheet.insertRule('* { content-visibility: visible !important }');
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  await pause(50);

  const faults: string[] = [];
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (overflow > 0) faults.push(`the page scrolls horizontally by ${overflow} px`);
  for (const image of images()) {
    if (image.complete && image.naturalWidth === 0) faults.push(`${image.currentSrc} did not load`);
  }
  const missing = [...unpainted].filter((element) => !painted.has(element));
  if (missing.length > 0) {
    const names = missing.slice(0, 5).map((element) => element.textContent || element.outerHTML.slice(0, 80));
    faults.push(`${missing.length} elements are not painted: ${names.join(' · ')}`);
  }

  const seen = new Map<string, number>();
  const nameElement = (element: Element) =>
    element.id
      ? `#${element.id}`
      : element.localName + [...element.classList].map((name) => `.${name}`).join('');
  // Ignore the page behind an open dialog: another view measures it.
  const measured = [...(modal ?? document).querySelectorAll(MEASURED), ...(modal ? [modal] : [])];
  const boxes = measured.flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width < 1 || box.height < 1) return [];
    let section = element.parentElement?.closest(SECTIONS);
    // A section with `display: contents` has no box to measure from.
    while (section && section.getClientRects().length === 0)
      section = section.parentElement?.closest(SECTIONS);
    const origin = section?.getBoundingClientRect();
    const name = `${section ? nameElement(section) : 'page'} ${nameElement(element)}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const label = (element.textContent ?? '').trim().slice(0, 24);
    return {
      key: `${name} ${count}${label ? ` “${label}”` : ''}`,
      x: box.x - (origin?.x ?? 0),
      // Outside a section, y would depend on the height of everything above.
      y: origin ? box.y - origin.y : 0,
      width: box.width,
      height: box.height,
    };
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  return { boxes, faults };
}

/** Describes every difference from the reference that exceeds the tolerance. */
export function compareLayouts(reference: Layout, other: Layout): string[] {
  const known = new Map(reference.boxes.map((box) => [box.key, box]));
  const seen = new Set(other.boxes.map(({ key }) => key));
  const differences = [
    ...reference.boxes.filter(({ key }) => !seen.has(key)).map(({ key }) => `${key} is missing`),
    ...other.boxes.flatMap((box) => {
      const expected = known.get(box.key);
      if (!expected) return [`${box.key} is not in the reference`];
      return (['x', 'y', 'width', 'height'] as const)
        .filter((property) => Math.abs(box[property] - expected[property]) > TOLERANCE_PX)
        .map(
          (property) =>
            `${box.key}: ${property} ${Math.round(box[property])}, not ${Math.round(expected[property])}`,
        );
    }),
  ];
  const omitted = differences.length - MAX_REPORTED;
  return omitted > 0 ? [...differences.slice(0, MAX_REPORTED), `and ${omitted} more`] : differences;
}
