import { video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const chaptersOf = async (code: string): Promise<unknown> => {
  const { body } = await gateway.ask(`{ video(code: "${code}") { chapters { startSeconds title } } }`);
  expect(body.errors).toBeUndefined();
  return (body.data?.['video'] as { chapters: unknown }).chapters;
};

test('a video has the chapters that editors wrote, in their order, and none where they wrote none', async () => {
  gateway.cms.catalogue.videos = [
    video('parts001', {
      chapters: [
        { start_seconds: 0, title: 'Arrival' },
        { start_seconds: 190, title: 'The long swing' },
      ],
    }),
    video('whole001'),
  ];
  expect(await chaptersOf('parts001')).toEqual([
    { startSeconds: 0, title: 'Arrival' },
    { startSeconds: 190, title: 'The long swing' },
  ]);
  expect(await chaptersOf('whole001')).toEqual([]);
});
