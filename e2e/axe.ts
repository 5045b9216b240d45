import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { finishMotion } from './screen.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that colours decide; dark mode changes nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function look(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder) {
  await page.emulateMedia({ colorScheme });
  // A panel that is still fading in has the contrast of a fading panel.
  await finishMotion(page);
  return (await axe.analyze()).violations;
}

/** Neither in light nor in dark, in the whole page or in a part of it that stands above the rest. */
export async function expectNoFindings(page: Page, where: string, part = 'html') {
  // No page has frames; the way that looks into them opens a page of its own each time.
  const axe = () =>
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .include(part);
  const light = await look(page, 'light', axe().withTags(TAGS));
  const dark = await look(page, 'dark', axe().withRules(COLOUR_RULES));
  expect(
    [...light, ...dark].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    where,
  ).toEqual([]);
}
