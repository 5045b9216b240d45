import type { Payload } from 'payload';
import { env } from '../env.ts';
import { JobError } from '../jobs/job-error.ts';
import type { JobData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { type NetworkPolicy, PUBLIC_INTERNET } from '../network/network-policy.ts';
import { sendRequest } from '../network/send-request.ts';
import { toLinkProblem } from '../network/to-link-problem.ts';
import { unseal } from '../second-factor/seal.ts';
import { findAlertSettings } from './find-alert-settings.ts';
import { buildWebhookHeaders } from './sign-webhook.ts';
import { webhookSealContext } from './webhook-seal-context.ts';

const TIMEOUT_MS = 10_000;
const USER_AGENT = 'NettobonusAlerts/1.0';

/** Sends one event to the market's webhook. If the process is killed after that, the next attempt sends it again. */
export async function sendAlertWebhook(
  payload: Payload,
  { data: { alert: id } }: Pick<RunningJob<JobData['send-alert-webhook']>, 'data'>,
  { network = PUBLIC_INTERNET, now = new Date() }: { network?: NetworkPolicy; now?: Date } = {},
): Promise<void> {
  const alert = await payload.findByID({
    collection: 'alerts',
    id,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!alert) return;
  const settings = await findAlertSettings(payload, alert.market);
  // The webhook was removed in the meantime.
  if (!settings?.webhookUrl) return;
  const secret = settings.webhookSecret && unseal(settings.webhookSecret, webhookSealContext(settings.id));
  if (!secret) {
    throw new JobError('The webhook has no secret. Create one in the alert settings of the market.');
  }
  const { key, kind, market, title, text, path, createdAt } = alert;
  const messageId = `alert_${id}`;
  const body = JSON.stringify({
    id: messageId,
    kind,
    market,
    key,
    title,
    text,
    url: env.STUDIO_URL + path,
    raisedAt: createdAt,
  });
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = buildWebhookHeaders(secret, { id: messageId, timestamp, body });
  const status = await post(settings.webhookUrl, { ...headers, 'User-Agent': USER_AGENT }, body, network);
  if (status < 200 || status > 299) throw new JobError(`The webhook’s server returned status ${status}.`);
}

async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  network: NetworkPolicy,
): Promise<number> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await sendRequest(new URL(url), { network, signal, headers, body });
    response.destroy();
    return response.statusCode ?? 0;
  } catch (error) {
    throw new JobError(`The webhook’s server could not be reached (${toLinkProblem(error)}).`);
  }
}
