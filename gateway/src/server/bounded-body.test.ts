import { describeBoundedBody } from '@sahra/schemas/testing/describe-bounded-body';

import { startTestGateway } from '../testing/test-gateway';

describeBoundedBody({
  start: async (bodies) => {
    const { origin, close } = await startTestGateway({ bodies });
    return { url: origin, close };
  },
  path: '/graphql',
  codeOf: (body) => (body as { errors: [{ extensions: { code: string } }] }).errors[0].extensions.code,
});
