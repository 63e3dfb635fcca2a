import type { JobHandler } from '../../../platform/jobs/job-handler';
import { applePushBody } from './apple-sandbox';
import { googlePush } from './google-sandbox';
import type { SandboxPush } from './sandbox-push';

declare module '../../../platform/jobs/job-payloads' {
  interface JobPayloads {
    'store-push': SandboxPush;
  }
}

const DEADLINE_MS = 10_000;

/** Posts a notification to the shop over HTTP, as the stores do; retried until the response is 2xx. */
export const storePushJob: JobHandler<'store-push'> = async ({ payload }, { config, clock }) => {
  const { body, headers } =
    payload.store === 'apple'
      ? { body: await applePushBody(payload, config), headers: {} }
      : await googlePush(payload, { config, now: clock() });
  const response = await fetch(new URL(`/api/payment_webhook/${payload.store}`, config.ownUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The shop answered the push with ${response.status}.`);
  return () => Promise.resolve();
};
