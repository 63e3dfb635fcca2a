import { logOptions } from './log-options';

const { req, err } = logOptions('info').serializers;
const request = { method: 'GET', ip: '192.0.2.1' };

test('a request is named by the pattern of its route, or by its path without secrets', () => {
  const pattern = '/api/admin/promo_codes/:code';
  expect(
    req({ ...request, url: '/api/admin/promo_codes/WELCOME?x=1', routeOptions: { url: pattern } }),
  ).toEqual({
    ...request,
    path: pattern,
  });
  expect(req({ ...request, url: '/pay/abc?lang=ar', routeOptions: { url: '/pay/*' } }).path).toBe('/pay/…');
  expect(req({ ...request, url: '/shows?page=2', routeOptions: { url: undefined } }).path).toBe('/shows');
});

test('an error keeps its kind, code, stack and causes, and nothing that a library hung on it', () => {
  const cause = Object.assign(new Error('550 <salma@viewers.example> unknown'), { code: 'EENVELOPE' });
  const options = { headers: { authorization: 'Bearer x' }, body: 'password=1', detail: 'Key (email)=(x)' };
  const error = Object.assign(new Error('asked http://cms/api?status=draft', { cause }), options);
  const logged = err(error);
  expect(logged).toEqual({
    type: 'Error',
    message: 'asked http://cms/api',
    stack: expect.stringContaining('log-options.test.ts') as string,
    cause: expect.objectContaining({ message: '550 <…> unknown', code: 'EENVELOPE' }) as object,
  });
  expect(JSON.stringify(logged)).not.toMatch(/salma|draft|Bearer|password|Key \(/);
});

test.each([
  ['invalid input syntax for type uuid: "salma"', 'invalid input syntax for type uuid: "…"'],
  ['value "4111111111111111" is out of range', 'value "…" is out of range'],
  ['Unexpected token h, "hunter2" is not valid JSON', 'Unexpected token h, invalid JSON'],
  ["must be without null bytes. Received '/a\\x00b'", "must be without null bytes. Received '…'"],
  ['relation "sessions" does not exist', 'relation "sessions" does not exist'],
])('values that a message quotes are left out: %s', (message, logged) => {
  expect(err(new Error(message)).message).toBe(logged);
});

test('several errors at once, and values that are no errors, are logged too', () => {
  const together = new AggregateError([new Error('connect ECONNREFUSED ::1:1'), new Error('no 2')], 'none');
  expect(err(together).errors?.map(({ message }) => message)).toEqual(['connect ECONNREFUSED ::1:1', 'no 2']);
  expect(err('thrown at /x?token=1')).toEqual({ type: 'string', message: 'thrown at /x', stack: '' });
  const endless = new Error('endless');
  endless.cause = endless;
  expect(JSON.stringify(err(endless)).length).toBeLessThan(50_000);
});
