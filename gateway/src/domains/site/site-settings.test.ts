import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

test('the settings have the badges of payment and the last line of the footer', async () => {
  const { body } = await gateway.ask(
    '{ siteSettings { brand brandEcho paymentBadges madeIn } }',
    {},
    {
      'x-localization': 'ar',
    },
  );
  expect(body.data).toEqual({
    siteSettings: { brand: 'سهرة', brandEcho: 'Sahra', paymentBadges: ['VISA'], madeIn: 'صُنع في دبي' },
  });
});

test('settings that cannot be read empty nothing beside them', async () => {
  gateway.cms.down = true;
  const { body } = await gateway.ask('{ siteSettings { brand } authProviders { key } }');
  expect(body.data).toEqual({
    siteSettings: null,
    authProviders: [{ key: 'credentials' }, { key: 'google' }],
  });
  expect(body.errors).toMatchObject([
    { path: ['siteSettings'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ]);
});
