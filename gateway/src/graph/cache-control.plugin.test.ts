import { createHash } from 'node:crypto';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';
import { PERSONAL_CACHE_CONTROL, PUBLIC_CACHE_CONTROL } from './cache-control.plugin';

const SHOWS = 'query Shows { shows(first: 1) { nodes { slug } } }';
const WHO = 'query Who { viewer { id } }';
const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');
const persisted = (document: string) => ({
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(document) } }),
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ operations: new Map([SHOWS, WHO].map((text) => [hashOf(text), text])) });
});
afterAll(() => gateway.close());
afterEach(() => {
  gateway.cms.down = false;
});

describe('a persisted operation over GET', () => {
  it('is known without registration, may be stored, and must be asked again', async () => {
    const answer = await gateway.get(persisted(SHOWS));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL);
    expect(answer.headers.get('vary')).toMatch(/X-localization.*Accept-Language/);
    expect(answer.headers.get('etag')).toMatch(/^W\/"/);
    expect(await answer.json()).toEqual({
      data: { shows: { nodes: [{ slug: 'show-1' }] } },
      extensions: { locale: 'en' },
    });
  });

  it('is 304 without a body while nothing changed, and 200 when something did', async () => {
    const etag = (await gateway.get(persisted(SHOWS))).headers.get('etag') ?? '';
    const same = await gateway.get(persisted(SHOWS), { 'if-none-match': `"other", ${etag}` });
    expect(same.status).toBe(304);
    expect(await same.text()).toBe('');
    gateway.cms.catalogue.shows.shift();
    gateway.cms.publish('show', 'show-1');
    await gateway.feeds.cms.poll();
    const changed = await gateway.get(persisted(SHOWS), { 'if-none-match': etag });
    expect(changed.status).toBe(200);
  });

  it.each([
    ['the ETag', 304, (etag: string) => ({ 'if-none-match': etag })],
    ['a list with it', 304, (etag: string) => ({ 'if-none-match': `W/"other",${etag} , "third"` })],
    ['the ETag as a strong one', 304, (etag: string) => ({ 'if-none-match': etag.replace('W/', '') })],
    ['any', 304, () => ({ 'if-none-match': '*' })],
    ['another', 200, () => ({ 'if-none-match': 'W/"other"' })],
    ['a part of it', 200, (etag: string) => ({ 'if-none-match': etag.slice(0, -2) })],
  ])('that names %s is answered %i', async (_what, status, headersOf) => {
    const etag = (await gateway.get(persisted(SHOWS))).headers.get('etag') ?? '';
    const answer = await gateway.get(persisted(SHOWS), headersOf(etag));
    expect([answer.status, answer.headers.get('etag')]).toEqual([status, etag]);
    expect((await answer.text()) === '').toBe(status === 304);
  });

  it('has another ETag in another language', async () => {
    const english = await gateway.get(persisted(SHOWS));
    const arabic = await gateway.get(persisted(SHOWS), { 'x-localization': 'ar' });
    expect(arabic.headers.get('etag')).not.toBe(english.headers.get('etag'));
  });

  it('that depends on the viewer is stored by nobody, signed in or not', async () => {
    for (const bearer of ['', 'Bearer bearer-paid']) {
      const answer = await gateway.get(persisted(WHO), { authorization: bearer });
      expect(answer.headers.get('cache-control')).toBe(PERSONAL_CACHE_CONTROL);
      expect(answer.headers.get('etag')).toBeNull();
    }
  });

  it('that failed is stored by nobody', async () => {
    gateway.cms.down = true;
    const answer = await gateway.get(persisted(SHOWS), { 'x-localization': 'ar' });
    const failed = await gateway.get({ query: '{ metaTags(code: "never") { title } }' });
    expect([answer.status, failed.headers.get('cache-control')]).toEqual([200, PERSONAL_CACHE_CONTROL]);
  });

  it('may be a plain link of another site, which is refused as soon as a cookie comes with it', async () => {
    const url = `${gateway.origin}/graphql?${new URLSearchParams(persisted(SHOWS)).toString()}`;
    const told = async (headers: Record<string, string>) => {
      const answer = await fetch(url, { headers });
      return [answer.status, answer.headers.get('cache-control')];
    };
    expect(await told({})).toEqual([200, PUBLIC_CACHE_CONTROL]);
    expect(await told({ cookie: 'a=b' })).toEqual([400, PERSONAL_CACHE_CONTROL]);
  });

  it('of a stranger is asked for once and then known', async () => {
    const query = 'query Stranger { contentVersion }';
    const unknown = (await (await gateway.get(persisted(query))).json()) as { errors: { message: string }[] };
    expect(unknown.errors[0]?.message).toBe('PersistedQueryNotFound');
    await gateway.get({ query, ...persisted(query) });
    expect((await gateway.get(persisted(query))).status).toBe(200);
  });
});

describe('a POST', () => {
  it('is stored by nobody', async () => {
    const { status, headers } = await gateway.ask(SHOWS, {}, { 'if-none-match': '*' });
    expect([status, headers.get('cache-control')]).toEqual([200, PERSONAL_CACHE_CONTROL]);
    expect(headers.get('etag')).toBeNull();
  });
});
