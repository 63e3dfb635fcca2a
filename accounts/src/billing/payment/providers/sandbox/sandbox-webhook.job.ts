import type { JobHandler } from '../../../../platform/jobs/job-handler';
import { SANDBOX_SIGNATURE, sandboxKey, signSandboxBody } from './sandbox-signature';
import type { SandboxWebhookPayload } from './sandbox-event';

declare module '../../../../platform/jobs/job-payloads' {
  interface JobPayloads {
    'sandbox-webhook': SandboxWebhookPayload;
  }
}

const DEADLINE_MS = 10_000;

/** Posts a webhook to the shop over HTTP, as real providers do; retried until the response is 2xx. */
export const sandboxWebhookJob: JobHandler<'sandbox-webhook'> = async ({ payload }, { config, clock }) => {
  const body = JSON.stringify(payload);
  const response = await fetch(new URL('/api/payment_webhook/sandbox', config.ownUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SANDBOX_SIGNATURE]: signSandboxBody(sandboxKey(config.authSecret), body, clock()),
    },
    body,
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The shop answered the webhook with ${response.status}.`);
  return () => Promise.resolve();
};
