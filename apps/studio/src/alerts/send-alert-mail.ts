import { createHash } from 'node:crypto';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Payload } from 'payload';
import type { MailSettings } from '../env.ts';
import type { Mail } from '../inbox/compose-mail.ts';
import { deliverOrThrow } from '../inbox/deliver-mail.ts';
import { toOneLine } from '../inbox/mail-address.ts';
import type { JobData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import type { Alert } from '../payload-types.ts';
import { findAlertSettings } from './find-alert-settings.ts';

/** Sends an email about new events to one address. If the process is killed after that, the next attempt sends it again. */
export async function sendAlertMail(
  payload: Payload,
  { data: { market, to, alerts: ids } }: Pick<RunningJob<JobData['send-alert-mail']>, 'data'>,
  settings: MailSettings,
): Promise<void> {
  const own = await findAlertSettings(payload, market);
  // The address was removed in the meantime.
  if (!own?.emails?.includes(to)) return;
  const { docs } = await payload.find({
    collection: 'alerts',
    where: { id: { in: ids } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (docs.length > 0) await deliverOrThrow(settings.smtpUrl, await composeAlertMail(docs, to, settings));
}

async function composeAlertMail(
  alerts: readonly Alert[],
  to: string,
  { from, studioUrl }: MailSettings,
): Promise<Mail> {
  const [first] = alerts;
  const { name } = MARKET_FACTS[first?.market ?? 'fi'];
  const subject = alerts.length === 1 ? first?.title : `${alerts.length} alerts, first: ${first?.title}`;
  const digest = createHash('sha256')
    .update(JSON.stringify([to, alerts.map(({ key }) => key)]))
    .digest('hex');
  const raw = await new MailComposer({
    from: { name: 'Nettobonus studio', address: from },
    to,
    subject: toOneLine(`${name}: ${subject}`),
    // Stable across retries, so that a mailbox can detect a duplicate.
    messageId: `<alert-${digest}@${from.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      ...alerts.flatMap(({ title, text, path }) => [title, text, `${studioUrl}${path}`, '']),
      `Your address is in the alert settings of ${name}: ${studioUrl}/admin/collections/alert-settings`,
      '',
    ].join('\n'),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from, to, raw };
}
