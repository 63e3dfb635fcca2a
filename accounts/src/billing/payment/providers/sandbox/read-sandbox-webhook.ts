import type { IncomingHttpHeaders } from 'node:http';

import { Refusal } from '../../../../platform/http/errors/refusal';
import type { ProviderEvent } from '../../payment-provider';
import { isSandboxSignature, SANDBOX_SIGNATURE, sandboxKey } from './sandbox-signature';

/** A webhook of the sandbox; throws a Refusal when it did not sign it. */
export const readSandboxWebhook = async (
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
  { config, now }: { config: { authSecret: string }; now: Date },
): Promise<ProviderEvent> => {
  const header = headers[SANDBOX_SIGNATURE];
  if (!isSandboxSignature(sandboxKey(config.authSecret), rawBody, { header, now }))
    throw new Refusal(400, 'SIGNATURE_INVALID');
  // Signed, so it is as sandboxWebhookJob wrote it.
  const { id, data } = JSON.parse(rawBody.toString()) as { id: string; data: { payment_id: string } };
  return { id, paymentId: data.payment_id };
};
