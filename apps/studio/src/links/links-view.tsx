import { areLinksBeingChecked } from '@nettobonus/store/link-check-run';
import { getLinkRun, type LinkRun } from '@nettobonus/store/link-checks';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ComponentProps } from 'react';
import { mayCheckLinks, mayReadLinks } from '../access/link-access.ts';
import { userOf } from '../access/who.ts';
import { siteDatabase } from '../site-database.ts';
import { CheckNow } from './check-now.tsx';
import { isCheckWaiting } from './link-check-task.ts';
import { LinkHealth } from './link-health.tsx';
import { momentOf } from './link-words.ts';

/** `/admin/links`: how every affiliate link stands. */
export async function LinksView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, i18n } = req;
  const user = userOf(req);
  // Payload lets anybody see a view of our own.
  if (!mayReadLinks(user)) redirect('/admin/login?redirect=%2Fadmin%2Flinks');
  const isUnderWay = (await areLinksBeingChecked(siteDatabase())) || (await isCheckWaiting(payload));
  // Payload's own types do not let what they hand over be handed on.
  const template = {
    ...{ req, payload, i18n, locale, permissions, visibleEntities, params, searchParams },
    user: req.user ?? undefined,
  } as ComponentProps<typeof DefaultTemplate>;
  return (
    <DefaultTemplate {...template}>
      <SetStepNav nav={[{ label: 'Links' }]} />
      <Gutter>
        <header className="links-head">
          <h1>Links</h1>
          <p>{sayRun(await getLinkRun(siteDatabase()), isUnderWay)}</p>
          {mayCheckLinks(user) ? <CheckNow isUnderWay={isUnderWay} /> : null}
        </header>
        <LinkHealth payload={payload} user={user} />
      </Gutter>
    </DefaultTemplate>
  );
}

function sayRun(run: LinkRun | null, isUnderWay: boolean): string {
  if (isUnderWay) {
    return run && !run.endedAt
      ? `${run.checked} of ${run.links} links checked`
      : 'A check begins in a moment';
  }
  if (!run) return 'Not checked yet. Links are checked every morning at 06:10.';
  const { endedAt, startedAt, links, checked, problem } = run;
  if (problem) return `The last check stopped at ${momentOf(endedAt ?? startedAt)}: ${problem}`;
  if (!endedAt) return `The last check stopped after ${checked} of ${links} links; the next goes on`;
  return `Last checked ${momentOf(endedAt)}, ${links} ${links === 1 ? 'link' : 'links'}`;
}
