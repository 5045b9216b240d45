import { getLocalDate, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { describe, expect, test } from 'vitest';
import { getTexts, loadPage, send } from './site.ts';

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

describe('the entry form', () => {
  /** The form of the page, as a browser without scripts would send it. */
  async function loadForm(market: Market) {
    const $ = await loadPage(pathFor('competitions', market));
    const form = $('#entry form');
    const enter = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams(
        form
          .find('[name=amount]')
          .toArray()
          .map(() => ['amount', '−12']),
      );
      const competition = form.find('[name=competition]').attr('value') ?? '';
      const fields = { email: `${market}@example.org`, adult: 'on', subject: '', competition, ...changes };
      for (const [name, value] of Object.entries(fields)) if (value) body.set(name, value);
      return send(form.attr('action') ?? '', {
        method: 'POST',
        body,
        headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': '192.0.2.26', ...headers },
      });
    };
    return { $, form, enter };
  }
  const readRedirect = ({ status, headers }: Response) => [status, headers.get('Location')];

  test.each(MARKETS)('in %s is a plain form with five amounts, an email and the age', async (market) => {
    const { $, form } = await loadForm(market);
    expect(form.attr('method')).toBe('post');
    expect(form.find('[name=amount][required]')).toHaveLength(5);
    expect(
      form.find('[name=email][type=email][required], [name=adult][type=checkbox][required]'),
    ).toHaveLength(2);
    expect($('.competition-lead a.button').attr('href')).toBe('#entry');
    expect($('[data-opens=chat][data-view=contact].button')).toHaveLength(0);
  });

  test('works without scripts: it confirms an entry, and reports an incomplete one', async () => {
    const { $, enter } = await loadForm('fi');
    const path = pathFor('competitions', 'fi');
    expect(readRedirect(await enter())).toEqual([303, `${path}#entry-sent`]);
    expect(readRedirect(await enter({ adult: '' }))).toEqual([303, `${path}#entry-check`]);
    expect(readRedirect(await enter({ competition: 'x' }))).toEqual([303, `${path}#entry-failed`]);
    for (const id of ['entry-sent', 'entry-check', 'entry-failed']) expect($(`#${id}`)).toHaveLength(1);
  });

  test('is refused from another site', async () => {
    const { enter } = await loadForm('fi');
    expect((await enter({}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});
