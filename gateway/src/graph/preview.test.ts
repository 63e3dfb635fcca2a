import { HEADERS } from '@sahra/schemas/headers';
import { PREVIEW_TOKEN_SECONDS, signPreviewToken } from '@sahra/schemas/preview-token';

import { PREVIEW_SECRET, startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const codeOf = (): string => gateway.cms.catalogue.videos[0]?.code ?? '';
const READ = 'query Read($code: String!) { video(code: $code) { title } }';

/** Reads a video; with a token, its draft. */
const read = (token?: string) =>
  gateway.ask(READ, { code: codeOf() }, token === undefined ? {} : { [HEADERS.previewToken]: token });
const lastCall = () => gateway.cms.calls.findLast(({ path }) => path === '/api/getVideoByCode');
const title = (text: string): void => {
  const [video] = gateway.cms.catalogue.videos;
  if (video) video.title = text;
};

test('a preview reads the draft from the cms, and nobody stores its response', async () => {
  title('A draft');
  const { body, headers } = await read(signPreviewToken(PREVIEW_SECRET, Date.now()));
  expect(body).toMatchObject({ data: { video: { title: 'A draft' } } });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(lastCall()).toMatchObject({
    query: { status: 'draft' },
    headers: { [HEADERS.previewSecret]: PREVIEW_SECRET },
  });
});

test('what a preview reads is not shared, and it takes nothing from what is', async () => {
  title('Published');
  await read();
  title('A draft');
  expect((await read(signPreviewToken(PREVIEW_SECRET, Date.now()))).body).toMatchObject({
    data: { video: { title: 'A draft' } },
  });
  expect((await read()).body).toMatchObject({ data: { video: { title: 'Published' } } });
});

test('other requests carry no secret to the cms', async () => {
  await read();
  expect(lastCall()?.query).not.toHaveProperty('status');
  expect(lastCall()?.headers).not.toHaveProperty(HEADERS.previewSecret);
});

test.each([
  ['has expired', () => signPreviewToken(PREVIEW_SECRET, Date.now() - PREVIEW_TOKEN_SECONDS * 1000 - 1000)],
  ['another secret signed', () => signPreviewToken('another-secret-of-the-tests', Date.now())],
  ['is the secret itself', () => PREVIEW_SECRET],
])('a token that %s is refused', async (_what, token) => {
  const { status, body } = await read(token());
  expect(status).toBe(401);
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(gateway.cms.calls.filter(({ query }) => query['status'] === 'draft')).toEqual([]);
});
