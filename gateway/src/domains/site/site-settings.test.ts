import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

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
