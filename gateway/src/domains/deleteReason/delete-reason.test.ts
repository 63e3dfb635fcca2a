import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const REASONS = '{ deleteReasons { key label language } }';

it('has the reasons in the language of the operation, an untranslated one in the other', async () => {
  gateway.cms.catalogue.deleteReasons.ar.unshift({ key: 'new', label: 'A new one', locale: 'en' });
  const { body } = await gateway.ask(REASONS, {}, { 'x-localization': 'ar' });
  expect(body.data).toEqual({
    deleteReasons: [
      { key: 'new', label: 'A new one', language: 'EN' },
      { key: 'other', label: 'سبب آخر', language: 'AR' },
    ],
  });
  expect(gateway.cmsCalls()).toEqual(['/api/delete_reasons?fallback=en']);
});

it('is read once, and again when a reason is published', async () => {
  await gateway.ask(REASONS);
  await gateway.ask(REASONS);
  expect(gateway.cmsCalls()).toHaveLength(1);
  gateway.cms.catalogue.deleteReasons.en = [];
  gateway.cms.publish('delete-reason', 'other', 'en');
  await gateway.feeds.cms.poll();
  expect((await gateway.ask(REASONS)).body.data).toEqual({ deleteReasons: [] });
});
