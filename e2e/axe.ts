import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForAnimations } from './screen.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colours; dark mode changes nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function findViolations(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder) {
  await page.emulateMedia({ colorScheme });
  // A panel that is still fading in has too little contrast.
  await waitForAnimations(page);
  return (await axe.analyze()).violations;
}

/**
 * Expects no axe violations in light and dark mode, in the whole page or within `selector`, such as a dialog. Axe analyses
 * the whole page in either case, so tests open dialogs on a short page.
 */
export async function expectNoViolations(
  page: Page,
  where: string,
  selector = 'html',
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
) {
  // No page has frames. Legacy mode avoids a new browser page for each run.
  const axe = () =>
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .include(selector);
  const light = themes.includes('light') ? await findViolations(page, 'light', axe().withTags(TAGS)) : [];
  const dark = themes.includes('dark')
    ? await findViolations(page, 'dark', axe().withRules(COLOUR_RULES))
    : [];
  expect(
    [...light, ...dark].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    where,
  ).toEqual([]);
}
