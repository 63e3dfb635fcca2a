import { askGraph } from '../browser/support/graph';
import { expect, test } from '../browser/support/test';

interface Answer {
  video: Record<string, unknown>;
}

const VIDEO = `query ($code: String!) { video(code: $code) {
  code title live recorded premium views commentCount thumbnail { url } show { title }
} }`;

test('acceptance 103: a video by its code has its flags, its counts, a poster, its title and that of its show', async ({
  request,
  catalogue,
}) => {
  const { video } = (await askGraph<Answer>(VIDEO, { code: catalogue.episode }, {})).data;
  expect(video).toMatchObject({
    ...{ code: catalogue.episode, live: false, recorded: true, premium: false },
    ...{ views: expect.any(Number), commentCount: expect.any(Number) },
    ...{ title: expect.stringMatching(/./), show: { title: expect.stringMatching(/./) } },
  });
  const { url } = video['thumbnail'] as { url: string };
  const poster = await request.get(url);
  expect(poster.status()).toBe(200);
  expect(poster.headers()['content-type']).toMatch(/^image\//);
});
