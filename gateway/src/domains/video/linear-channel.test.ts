import { video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

test('a live video has the channel whose schedule it plays, others have none', async () => {
  const live = { live: true, recorded: false, channel_slug: 'cinema' };
  gateway.cms.catalogue.videos = [
    video('linear01', { ...live, follows_schedule: true }),
    video('match001', live),
  ];
  const { body } = await gateway.ask(
    '{ linear: video(code: "linear01") { linearChannel { slug } } match: video(code: "match001") { linearChannel { slug } } }',
  );
  expect(body.data).toEqual({
    linear: { linearChannel: { slug: 'cinema' } },
    match: { linearChannel: null },
  });
});
