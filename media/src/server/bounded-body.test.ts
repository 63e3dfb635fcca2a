import { describeBoundedBody } from '@sahra/schemas/testing/describe-bounded-body';

import { startTestServer } from '../testing/start-test-server';

describeBoundedBody({
  start: async (bodies) => {
    const { origin, stop } = await startTestServer(Date.now(), bodies);
    return { url: origin, close: stop };
  },
  path: '/media/films',
  codeOf: (body) => (body as { code: string }).code,
});
