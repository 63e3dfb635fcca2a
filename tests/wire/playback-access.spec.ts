import { expect, test } from '../browser/support/test';
import { play, SEEDED_VIEWERS, signIn } from '../browser/support/viewer';

test('acceptance 122: a premium stream opens for subscribers only', async ({ request, catalogue }) => {
  const visitor = await play(request, catalogue.premium, null);
  expect(visitor.data.video?.playback?.errors.map(({ code }) => code)).toEqual(['SUBSCRIPTION_REQUIRED']);
  expect(JSON.stringify(visitor)).not.toContain('/media/');

  const free = await play(request, catalogue.premium, await signIn(request, SEEDED_VIEWERS.free));
  expect(free.data.video?.playback?.errors.map(({ code }) => code)).toEqual(['SUBSCRIPTION_REQUIRED']);
  expect(JSON.stringify(free)).not.toContain('/media/');

  for (const email of [SEEDED_VIEWERS.withAds, SEEDED_VIEWERS.withoutAds]) {
    const paid = await play(request, catalogue.premium, await signIn(request, email));
    const url = paid.data.video?.playback?.stream?.url ?? '';
    const master = await request.get(url);
    expect(master.status()).toBe(200);
    expect(await master.text()).toContain('#EXTM3U');
  }
});

test('acceptance 123: a live event asks a visitor to sign up and opens for a free account', async ({
  request,
  catalogue,
}) => {
  const visitor = await play(request, catalogue.onAir, null);
  expect(visitor.data.video?.playback?.errors.map(({ code }) => code)).toEqual(['SIGNUP_REQUIRED']);

  const free = await play(request, catalogue.onAir, await signIn(request, SEEDED_VIEWERS.free));
  expect((await request.get(free.data.video?.playback?.stream?.url ?? '')).status()).toBe(200);
});

test('an event that has not begun has no stream for anybody', async ({ request, catalogue }) => {
  const paid = await play(request, catalogue.upcoming, await signIn(request, SEEDED_VIEWERS.withoutAds));
  expect(paid.data.video?.playback?.stream).toBeNull();
  expect(paid.data.video?.playback?.errors.map(({ code }) => code)).toEqual(['EVENT_NOT_STARTED']);
});

test('an issued address opens one video only, untampered and unexpired', async ({ request, catalogue }) => {
  const answer = await play(request, catalogue.free, null);
  const url = answer.data.video?.playback?.stream?.url ?? '';
  expect((await request.get(url)).status()).toBe(200);
  expect((await request.get(url.replace(`/${catalogue.free}/`, `/${catalogue.premium}/`))).status()).toBe(
    403,
  );
  expect(
    (
      await request.get(url.replace(/\/media\/\d+-/, `/media/${Math.floor(Date.now() / 1000) - 1}-`))
    ).status(),
  ).toBe(403);
  expect((await request.get(url.replace(/-[A-Za-z0-9_-]{4}/, '-AAAA'))).status()).toBe(403);
});

test('acceptance 122: no operation gives a stream address except playback', async ({
  request,
  catalogue,
}) => {
  const response = await request.post('/graphql', {
    data: {
      query: `{ video(code: "${catalogue.premium}") { code title description thumbnail { url } show { slug videos(first: 5) { nodes { code } } } } videos(first: 50) { nodes { code title } } }`,
    },
  });
  const body = await response.text();
  expect(body).toContain(catalogue.premium);
  expect(body).not.toContain('/media/');
  expect(body).not.toContain('m3u8');

  const overGet = await request.get(
    `/graphql?query=${encodeURIComponent(`{ video(code: "${catalogue.free}") { playback { stream { url } } } }`)}`,
    {
      headers: { 'apollo-require-preflight': '1' },
    },
  );
  expect(await overGet.text()).not.toContain('/media/');
});
