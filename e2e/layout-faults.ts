/** Functions that run in the page, so each of them must not use anything outside itself. */

/** Reports a page that is wider than the screen, and elements that clip their text. */
export function listOverflows(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const clipped = [...document.querySelectorAll('body *')].filter((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    if (!element.textContent?.trim() || clipPath !== 'none') return false;
    return (
      (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
    );
  });
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : []),
    ...clipped.map((element) => `${element.className} clips ${element.textContent.slice(0, 40)}`),
  ];
}

/**
 * Reports words that continue on the next line without a hyphen, and decimals or "kr." in tabular figures, which the font
 * sets with a gap. The test browser has no hyphenation dictionaries, so `hyphens: auto` cannot hide a broken word.
 */
export function listTextFaults(): string[] {
  const faults = new Set<string>();
  const range = document.createRange();
  const getTop = (node: Text, index: number) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    // After a soft hyphen the first rectangle is that of the hyphen, on the line before.
    return Array.from(range.getClientRects(), ({ top }) => top).at(-1) ?? 0;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || parent.closest('.sr-only, script, style')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    if (getComputedStyle(parent).clipPath !== 'none') continue;
    const isTabular = getComputedStyle(parent).fontVariantNumeric.includes('tabular-nums');
    if (isTabular && /\d[.,]\d|kr\./.test(node.data)) faults.add(`tabular: ${node.data.trim()}`);
    if (parent.closest('svg')) continue;
    range.selectNodeContents(node);
    // Text on a single line has no broken word.
    if (range.getClientRects().length < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}\p{M}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length < 2) continue;
      const tops = Array.from(word, (_, offset) => getTop(node, index + offset));
      const offset = tops.findIndex((top, position) => position > 0 && top > (tops[position - 1] ?? top) + 2);
      // After a soft hyphen the browser measures the first letter at the end of the line before.
      if (offset === 1 && node.data[index - 1] === '\u00ad') continue;
      if (offset > 0) faults.add(`broken: ${word.slice(0, offset)}/${word.slice(offset)}`);
    }
  }
  return [...faults];
}
