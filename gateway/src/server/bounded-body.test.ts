import { describeRequestBodyLimits } from '@sahra/schemas/testing/describe-request-body-limits';

import { startTestGateway } from '../testing/test-gateway';

describeRequestBodyLimits({
  start: async (bodies) => {
    const { origin, close } = await startTestGateway({ bodies });
    return { url: origin, close };
  },
  path: '/graphql',
  codeOf: (body) => (body as { errors: [{ extensions: { code: string } }] }).errors[0].extensions.code,
});
