import { editorial as finnishTexts } from '@nettobonus/content/fi/editorial';
import { editorial as editorialTexts } from '@nettobonus/content/no/editorial';
import { toEditorial } from '@nettobonus/content/plain-texts';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getShellMessages } from '../../i18n/shell.ts';
import { TEST_TEXT_CONTEXT } from '../../offer-ui/rich-text/test-context.ts';
import { EditorialBlock } from './editorial-block.tsx';
import { GuideBlock } from './guide-block.tsx';

const finnish = toEditorial(finnishTexts);
const editorial = toEditorial(editorialTexts);

test('an entry without a casino shows the specification’s “Coming Soon”', () => {
  const page = renderToStaticMarkup(
    <EditorialBlock
      casinos={{}}
      deposit={referenceDeposit('no')}
      editorial={editorial}
      market="no"
      weightHeadings={getShellMessages('no')}
    />,
  );
  expect(page.match(/>Coming Soon</g)).toHaveLength(5);
});

test('the numbers of the criteria rank them by their weight', () => {
  const page = renderToStaticMarkup(
    <EditorialBlock
      casinos={{}}
      deposit={referenceDeposit('fi')}
      editorial={finnish}
      market="fi"
      weightHeadings={getShellMessages('fi')}
    />,
  );
  const weights = [...page.matchAll(/--weight:(\d+)/g)].map(([, weight]) => Number(weight));
  expect(weights).toHaveLength(6);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
});

test('the title of a step is a sentence of its own', () => {
  if (!finnish.guide) throw new Error('The sample content has no guide');
  const page = renderToStaticMarkup(
    <GuideBlock
      columnHeadings={{ bonus: 'b', wagering: 'w', net: 'n' }}
      guide={finnish.guide}
      textContext={TEST_TEXT_CONTEXT}
      market="fi"
      topFive={[]}
    />,
  );
  expect(page).toContain('<b>Vertaa nettoja.</b> ');
});
