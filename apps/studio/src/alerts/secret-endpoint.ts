import type { Endpoint } from 'payload';
import { getCurrentUser, mayChangeMarketSettings } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { parseId } from '../access/restrict-config.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { errorResponse } from '../http/error-response.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { seal } from '../second-factor/seal.ts';
import { createWebhookSecret } from './sign-webhook.ts';
import { webhookSealContext } from './webhook-seal-context.ts';

/** Replaces the secret of a market's webhook, and returns it: the only time that it is shown. */
export const webhookSecretEndpoint: Endpoint = {
  path: '/webhook-secret/:id',
  method: 'post',
  handler: async (req) => {
    if (!mayChangeMarketSettings(getCurrentUser(req))) {
      return refuseRequest(req, 'Only chief editors and admins may do this.');
    }
    const id = parseId(req.routeParams?.id);
    return withTransaction(req, async () => {
      const settings = await req.payload.findByID({
        collection: 'alert-settings',
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
        req,
      });
      if (!settings) return errorResponse(404, 'Save the alert settings first.');
      const secret = createWebhookSecret();
      const data = {
        webhookSecret: seal(secret, webhookSealContext(id)),
        webhookSecretAt: new Date().toISOString(),
      };
      await req.payload.db.updateOne({ collection: 'alert-settings', id, data, req, returning: false });
      await writeAuditEntry(req, {
        action: 'changed',
        kind: 'alert-settings',
        document: id,
        title: `Alerts · ${settings.market}`,
        fields: ['webhookSecret'],
      });
      return Response.json({ secret }, { headers: { 'Cache-Control': 'no-store' } });
    });
  },
};
