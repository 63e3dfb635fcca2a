import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const QUERY = '{ viewer { dataExport { fileName exportedAt content } } }';
const SIGNED_IN = { authorization: 'Bearer bearer-paid' };
const calls = () => gateway.accounts.calls.filter(({ path }) => path === '/api/export');

test('is a file with everything, asked for once and kept by nobody', async () => {
  const { body, headers } = await gateway.ask(
    '{ viewer { first: dataExport { fileName exportedAt } second: dataExport { content } } }',
    {},
    SIGNED_IN,
  );
  const { first, second } = body.data?.['viewer'] as { first: object; second: { content: string } };
  const { content } = second;
  expect(first).toEqual({
    fileName: 'export-2026-11-21.json',
    exportedAt: '2026-11-21T18:00:00.000Z',
  });
  expect(JSON.parse(content)).toEqual({
    exported_at: '2026-11-21T18:00:00.000Z',
    profile: { id: 'paid', name: 'ياسمين' },
    watchlist: [{ code: 'ep01n1x' }],
  });
  expect(content).toContain('\n  "watchlist"');
  expect(calls()).toHaveLength(1);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('is null for a visitor, and accounts is not asked', async () => {
  expect((await gateway.ask(QUERY)).body.data).toEqual({ viewer: null });
  expect(calls()).toEqual([]);
});

test.each([[429, 'RATE_LIMITED', 'RATE_LIMITED']])('answers %i as %s', async (status, code, graphCode) => {
  gateway.accounts.failing.set('/api/export', { status, body: { message: 'secret upstream text', code } });
  const { body } = await gateway.ask(QUERY, {}, SIGNED_IN);
  expect(body.data).toEqual({ viewer: { dataExport: null } });
  expect(body.errors?.[0]?.extensions.code).toBe(graphCode);
});
