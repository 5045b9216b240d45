import { getLocalDate, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { getTexts, loadPage } from './site.ts';

const EXPECTED: Record<Market, { rules: string; ad: string }> = {
  fi: { rules: 'Säännöt lyhyesti', ad: 'Mainoslinkki, 18+' },
  se: { rules: 'Reglerna i korthet', ad: 'Annonslänk, 18+' },
  no: { rules: 'Reglene kort', ad: 'Annonselenke, 18+' },
  dk: { rules: 'Reglerne kort', ad: 'Annoncelink, 18+' },
};

for (const market of MARKETS) {
  const expected = EXPECTED[market];

  test(`competitions in ${market} have the status that follows from their dates`, async () => {
    const $ = await loadPage(pathFor('competitions', market));
    const today = getLocalDate(market, new Date());
    const rows = $('.competitions li').toArray();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const [startsOn = '', endsOn = ''] = $(row)
        .find('time')
        .toArray()
        .map((time) => $(time).attr('datetime') ?? '');
      const status = today < startsOn ? 'coming' : endsOn < today ? 'ended' : 'running';
      expect($(row).attr('data-status')).toBe(status);
    }
    expect($('.competition-none')).toHaveLength($('[data-status=running]').length === 0 ? 1 : 0);
    expect(getTexts($, $('h2'))).toContain(expected.rules);
  });

  test(`links to casinos in ${market} are marked as advertisements`, async () => {
    const $ = await loadPage(pathFor('competitions', market));
    for (const wrapper of $('.competition-out').toArray()) {
      expect($(wrapper).find('a').attr('rel')).toBe('noopener noreferrer sponsored nofollow');
      expect($(wrapper).find('a').attr('target')).toBe('_blank');
      expect(getTexts($, $(wrapper))[0]).toContain(expected.ad);
    }
    expect($('[data-status=ended] .competition-out, [data-status=coming] .competition-out')).toHaveLength(0);
  });
}
