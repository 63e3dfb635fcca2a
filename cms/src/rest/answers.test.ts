import { LOCALES } from '@sahra/schemas/constants';

import { requestAndValidate } from '../testing/request-and-validate';
import { exampleRequests } from '../testing/example-requests';
import { startTestCms, type TestCms } from '../testing/test-cms';
import { ROUTES } from './routes';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

describe('what the seeds answer has the form of its schema and no open placeholder', () => {
  test.each(ROUTES.map((route) => [route.schema.path, route] as const))('%s', async (_, route) => {
    const requests = await exampleRequests(cms, route);
    expect(requests).not.toEqual([]);
    for (const path of requests)
      for (const locale of LOCALES) {
        const { status, body } = await requestAndValidate(cms, path, { locale });
        expect({ path, status }).toEqual({ path, status: 200 });
        expect(JSON.stringify(body)).not.toContain('{{');
      }
  });
});
