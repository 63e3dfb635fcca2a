import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signFilmToken, verifyFilmToken } from '@sahra/schemas/film-token';

import { signInAs } from '../testing/admin-user';
import { FILM_SECRET } from '../testing/test-environment';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';

const FILM = { code: 'filmtest', state: 'none', progress: 0, playable: false };

let media: Server;
const seen: { method: string; url: string; authorization: string; body: string; cookie: unknown }[] = [];
let cms: TestCms;
let documentId: string;

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

beforeAll(async () => {
  media = createServer((request, response) => {
    void textOf(request).then((body) => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, authorization: headers.authorization ?? '', body, cookie: headers.cookie });
      response.writeHead(method === 'PATCH' ? 204 : 200, { 'upload-offset': '5' });
      response.end(method === 'PATCH' ? undefined : JSON.stringify({ data: FILM }));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => media.once('listening', resolve));
  process.env['MEDIA_URL'] = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  cms = await startTestCms({ seeds: false });
  const video = await cms.strapi.documents('api::video.video').create({
    data: fields({ code: 'filmtest', kind: 'episode', durationSeconds: 60 }),
  });
  ({ documentId } = video);
});
afterAll(async () => {
  await cms.close();
  media.close();
  delete process.env['MEDIA_URL'];
});
beforeEach(() => {
  seen.length = 0;
});

test('the panel of a video reads its film, with a token for those who may change it', async () => {
  const publisher = await signInAs(cms, 'sahra-publisher');
  const { data } = (await publisher.ask('GET', `/film-desk/${documentId}`)).body as {
    data: { code: string; film: object; token: string };
  };
  expect(data).toMatchObject({ code: 'filmtest', live: false, film: FILM });
  expect(verifyFilmToken(FILM_SECRET, data.token, 'filmtest', Date.now())).toBe(true);
  expect((await publisher.ask('GET', '/film-desk/unknown')).status).toBe(404);

  const live = await cms.strapi.documents('api::video.video').create({
    data: fields({ code: 'eventone', kind: 'match', live: true, startsAt: '2026-11-23T18:00:00.000Z' }),
  });
  const ofLive = await publisher.ask('GET', `/film-desk/${live.documentId}`);
  expect(ofLive.body).toMatchObject({ data: { code: 'eventone', live: true } });

  const support = await signInAs(cms, 'sahra-support');
  expect((await support.ask('GET', `/film-desk/${documentId}`)).body).toMatchObject({
    data: { token: null },
  });
  expect((await support.ask('POST', `/film-desk/${documentId}/retry`)).status).toBe(403);
  expect((await fetch(`${cms.origin}/film-desk/${documentId}`)).status).toBe(401);
});

test('uploads pass through to media, without the cookies of the admin', async () => {
  const authorization = `Bearer ${signFilmToken(FILM_SECRET, 'filmtest', Date.now())}`;
  const send = (headers: Record<string, string>) =>
    fetch(`${cms.origin}/films/filmtest/uploads/0a1b`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/offset+octet-stream', cookie: 'a=b', ...headers },
      body: 'bytes',
    });
  const reply = await send({ authorization });
  expect([reply.status, reply.headers.get('upload-offset')]).toEqual([204, '5']);
  expect(seen).toEqual([
    { method: 'PATCH', url: '/films/filmtest/uploads/0a1b', authorization, body: 'bytes', cookie: undefined },
  ]);

  seen.length = 0;
  const other = `Bearer ${signFilmToken(FILM_SECRET, 'another1', Date.now())}`;
  expect([(await send({})).status, (await send({ authorization: other })).status]).toEqual([403, 403]);
  expect(seen).toEqual([]);
});

test.each(['GET', 'PUT', 'DELETE'])('%s of captions passes through to media', async (method) => {
  const authorization = `Bearer ${signFilmToken(FILM_SECRET, 'filmtest', Date.now())}`;
  const path = '/films/filmtest/captions/ar?offset=-36000';
  const url = cms.origin + path;
  const body = method === 'PUT' ? { body: 'WEBVTT' } : {};
  expect((await fetch(url, { method, headers: { authorization }, ...body })).status).toBe(200);
  expect(seen).toMatchObject([{ method, url: path, body: body.body ?? '' }]);

  expect((await fetch(url, { method, ...body })).status).toBe(403);
  expect(
    (
      await fetch(`${cms.origin}/films/filmtest/captions/ar/..%2f..%2fother`, {
        method,
        headers: { authorization },
      })
    ).status,
  ).not.toBe(200);
  expect(seen).toHaveLength(1);
});

test('what an editor says of the sounds passes through to media', async () => {
  const authorization = `Bearer ${signFilmToken(FILM_SECRET, 'filmtest', Date.now())}`;
  const url = `${cms.origin}/films/filmtest/sounds`;
  const headers = { authorization, 'content-type': 'application/json' };
  expect((await fetch(url, { method: 'PUT', headers, body: '[]' })).status).toBe(200);
  expect(seen).toMatchObject([{ method: 'PUT', url: '/films/filmtest/sounds', body: '[]' }]);
  expect((await fetch(url, { method: 'PUT', body: '[]' })).status).toBe(403);
  expect(seen).toHaveLength(1);
});

test.each(['posters/2.jpg', 'frames/1500.jpg'])(
  'the picture %s passes through to its editor',
  async (file) => {
    const authorization = `Bearer ${signFilmToken(FILM_SECRET, 'filmtest', Date.now())}`;
    const reply = await fetch(`${cms.origin}/films/filmtest/${file}`, { headers: { authorization } });
    expect(reply.status).toBe(200);
    expect(seen).toMatchObject([{ method: 'GET', url: `/films/filmtest/${file}` }]);
  },
);

test('the state of a film, and nothing else at its address, passes through to the one with its token', async () => {
  const authorization = `Bearer ${signFilmToken(FILM_SECRET, 'filmtest', Date.now())}`;
  const url = `${cms.origin}/films/filmtest`;
  const reply = await fetch(url, { headers: { authorization, cookie: 'a=b' } });
  expect([reply.status, await reply.json()]).toEqual([200, { data: FILM }]);
  expect(seen).toEqual([
    { method: 'GET', url: '/films/filmtest', authorization, body: '', cookie: undefined },
  ]);

  seen.length = 0;
  const other = `Bearer ${signFilmToken(FILM_SECRET, 'another1', Date.now())}`;
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(url, { headers: { authorization: other } })).status).toBe(403);
  for (const method of ['HEAD', 'POST', 'PUT', 'DELETE'])
    expect((await fetch(url, { method, headers: { authorization } })).ok).toBe(false);
  expect((await fetch(`${url}/retry`, { method: 'POST', headers: { authorization } })).ok).toBe(false);
  expect((await fetch(`${cms.origin}/films?codes=filmtest`, { headers: { authorization } })).ok).toBe(false);
  expect(seen).toEqual([]);
});

test('an upload is 503 while media is unreachable', async () => {
  media.closeAllConnections();
  await new Promise((resolve) => media.close(resolve));
  const authorization = `Bearer ${signFilmToken(FILM_SECRET, 'filmtest', Date.now())}`;
  const reply = await fetch(`${cms.origin}/films/filmtest/uploads`, {
    method: 'POST',
    headers: { authorization },
  });
  expect(reply.status).toBe(503);
});
