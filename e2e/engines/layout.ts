/** Layout of a page as one engine draws it, and how two engines differ. */

const TOLERANCE_PX = 8;
/** One that moved often moves all below it. */
const MOST_NAMED = 10;

/** A logo, card or heading: its size, and its place within the section around it. */
export interface Box {
  /** Names the same element in every engine. */
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  boxes: Box[];
  /** What is wrong whatever the other engines do: sideways scrolling, pictures that did not load. */
  faults: string[];
}

/** Runs in the page. Scrolls through it first, unless it is to stand still, so that lazy pictures load. */
export async function measureLayout({ isStill }: { isStill: boolean }): Promise<Layout> {
  const MEASURED =
    'img, h1, h2, h3, h4, article, dialog, [popover], .offer, [class*="card"]:not(svg *), .button';
  const SECTIONS = 'section, article, aside, dialog, header, footer, nav, form, [popover], tr, li';
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  // By the object model: the content security policy forbids style elements that it does not know.
  const sheet = new CSSStyleSheet();
  sheet.insertRule('* { scroll-behavior: auto !important }');
  // Dictionaries of hyphens come with the platform, kerning and balanced lines differ by a pixel or two: without them
  // every engine breaks its lines at the same words, and what is left is layout.
  sheet.insertRule(`* {
    hyphens: manual !important; -webkit-hyphens: manual !important; text-wrap-style: auto !important;
    font-kerning: none !important; font-feature-settings: "kern" 0 !important; font-variant-ligatures: none !important;
    text-rendering: optimizeSpeed !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const modal = document.querySelector('dialog:modal');
  const top = scrollY;
  const images = () => [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
  // What is skipped by the renderer has a box, but a point on it belongs to something around it.
  const unpainted = new Set<Element>();
  const painted = new Set<Element>();
  const notePainted = () => {
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
  if (!modal && !isStill) {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await pause(50);
      // Rows that were skipped are painted some frames after they come into view.
      for (let waited = 0; notePainted() > 0 && waited < 1000; waited += 100) await pause(100);
    }
    for (let waited = 0; waited < 5000 && images().some(({ complete }) => !complete); waited += 50)
      await pause(50);
    scrollTo(0, top);
    sheet.insertRule('* { content-visibility: visible !important }');
  }
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  await pause(50);

  const faults: string[] = [];
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (sideways > 0) faults.push(`the page scrolls sideways by ${sideways} px`);
  for (const image of images()) {
    if (image.complete && image.naturalWidth === 0) faults.push(`${image.currentSrc} did not load`);
  }
  const missing = [...unpainted].filter((element) => !painted.has(element));
  if (missing.length > 0) {
    const names = missing.slice(0, 5).map((element) => element.textContent || element.outerHTML.slice(0, 80));
    faults.push(`${missing.length} elements are not painted: ${names.join(' · ')}`);
  }

  const seen = new Map<string, number>();
  const nameOf = (element: Element) =>
    element.id
      ? `#${element.id}`
      : element.localName + [...element.classList].map((name) => `.${name}`).join('');
  // Behind an open dialog is the page of another view.
  const measured = [...(modal ?? document).querySelectorAll(MEASURED), ...(modal ? [modal] : [])];
  const boxes = measured.flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width < 1 || box.height < 1) return [];
    const section = element.parentElement?.closest(SECTIONS);
    const origin = section?.getBoundingClientRect();
    const name = `${section ? nameOf(section) : 'page'} ${nameOf(element)}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const label = (element.textContent ?? '').trim().slice(0, 24);
    return {
      key: `${name} ${count}${label ? ` “${label}”` : ''}`,
      x: box.x - (origin?.x ?? 0),
      // Outside sections there is nothing to measure from but the whole page above.
      y: origin ? box.y - origin.y : 0,
      width: box.width,
      height: box.height,
    };
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  return { boxes, faults };
}

/** What differs from the reference by more than the tolerance, in words. */
export function compareLayouts(reference: Layout, other: Layout): string[] {
  const known = new Map(reference.boxes.map((box) => [box.key, box]));
  const seen = new Set(other.boxes.map(({ key }) => key));
  const differences = [
    ...reference.boxes.filter(({ key }) => !seen.has(key)).map(({ key }) => `${key} is missing`),
    ...other.boxes.flatMap((box) => {
      const expected = known.get(box.key);
      if (!expected) return [`${box.key} is there, but not in the reference`];
      return (['x', 'y', 'width', 'height'] as const)
        .filter((side) => Math.abs(box[side] - expected[side]) > TOLERANCE_PX)
        .map((side) => `${box.key}: ${side} ${Math.round(box[side])}, not ${Math.round(expected[side])}`);
    }),
  ];
  const more = differences.length - MOST_NAMED;
  return more > 0 ? [...differences.slice(0, MOST_NAMED), `and ${more} more`] : differences;
}
