import { describeRequestBodyLimits } from '@sahra/schemas/testing/describe-request-body-limits';

import { startTestServer } from '../testing/start-test-server';

describeRequestBodyLimits({
  start: async (bodies) => {
    const { origin, stop } = await startTestServer(Date.now(), { bodies });
    return { url: origin, close: stop };
  },
  path: '/media/films',
  codeOf: (body) => (body as { code: string }).code,
});
