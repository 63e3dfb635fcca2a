import { readFile } from 'node:fs/promises';

import { signFilmToken } from '@sahra/schemas/film-token';
import type { FilmReport } from '@sahra/schemas/film';

import type { TestServer } from './start-test-server';
import { FILM_SECRET, GATEWAY_TOKEN } from './test-secrets';

/** The part of a media server that uploads need. */
type Target = Pick<TestServer, 'origin' | 'clock'>;

const TUS = { 'tus-resumable': '1.0.0' };

export const filmHeaders = (server: Target, code: string): Record<string, string> => ({
  authorization: `Bearer ${signFilmToken(FILM_SECRET, code, server.clock.now)}`,
});

/** Creates an upload of `bytes` bytes. */
export const createUpload = (server: Target, code: string, bytes: number): Promise<Response> =>
  fetch(`${server.origin}/films/${code}/uploads`, {
    method: 'POST',
    headers: { ...TUS, ...filmHeaders(server, code), 'upload-length': String(bytes) },
  });

/** Sends `part` of an upload from `offset` on. */
export const sendPart = (
  server: Target,
  code: string,
  path: string,
  offset: number,
  part: Uint8Array,
): Promise<Response> =>
  fetch(server.origin + path, {
    method: 'PATCH',
    headers: {
      ...TUS,
      ...filmHeaders(server, code),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: new Uint8Array(part),
  });

/** Returns how many bytes of an upload have arrived. */
export const readOffset = async (server: Target, code: string, path: string): Promise<number> => {
  const reply = await fetch(server.origin + path, {
    method: 'HEAD',
    headers: { ...TUS, ...filmHeaders(server, code) },
  });
  return Number(reply.headers.get('upload-offset'));
};

/** Uploads a file in one piece. */
export const uploadFilm = async (server: Target, code: string, file: string): Promise<void> => {
  const bytes = await readFile(file);
  const created = await createUpload(server, code, bytes.length);
  await sendPart(server, code, created.headers.get('location') ?? '', 0, bytes);
};

/** Reads the state of a film as the gateway does. */
export const readFilm = async (server: Target, code: string): Promise<FilmReport> => {
  const reply = await fetch(`${server.origin}/films/${code}`, {
    headers: { authorization: `Bearer ${GATEWAY_TOKEN}` },
  });
  return ((await reply.json()) as { data: FilmReport }).data;
};
