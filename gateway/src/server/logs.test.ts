import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

const SECRET = 'kNTG0UATnvYC0gBAqcx-P5ohJszs9y6YlG3wQBioYw8';

let gateway: TestGateway;
let log = '';
beforeAll(async () => {
  gateway = await startTestGateway({ onLogLine: (line) => void (log += line) });
});
beforeEach(() => {
  log = '';
});
afterAll(() => gateway.close());

test.each([
  ['GET', `/graphql?query={__typename}&variables={"token":"${SECRET}"}`],
  ['POST', `/graphql?token=${SECRET}`],
  ['GET', `/nowhere?email=salma%40viewers.example&token=${SECRET}`],
  ['GET', `/nowhere/${SECRET}`],
])('%s %s leaves no query and no token in the log', async (method, path) => {
  await fetch(`${gateway.origin}${path}`, {
    method,
    headers: {
      'x-api-key': `sk_${SECRET}`,
      authorization: `Bearer ${SECRET}`,
      cookie: `sahra.session=${SECRET}`,
    },
    ...(method === 'POST' && { body: `{"query": "{ shows(after: \\"${SECRET}\\")` }),
  });
  expect(log).toContain('"req":{"method"');
  for (const secret of [SECRET, '?', 'salma']) expect(log).not.toContain(secret);
});

test('questions about health are not logged', async () => {
  for (const path of ['/health', '/ready']) await fetch(`${gateway.origin}${path}`);
  expect(log).toBe('');
});
