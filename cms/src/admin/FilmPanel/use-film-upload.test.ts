/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { act, renderHook, waitFor } from '@testing-library/react';
import type * as Tus from 'tus-js-client';

import { useFilmUpload } from './use-film-upload';

const BYTES = 'ten bytes.';
const mockPlace = { origin: '', bytes: Buffer.from(BYTES), stored: new Map<string, Tus.PreviousUpload>() };

// The tus client of Node, with the memory that a browser has of unfinished uploads.
jest.mock('tus-js-client', () => {
  const { Upload } = jest.requireActual<typeof Tus>('tus-js-client');
  const memory = {
    findAllUploads: () => Promise.resolve([...mockPlace.stored.values()]),
    findUploadsByFingerprint: (name: string) =>
      Promise.resolve([...mockPlace.stored].flatMap(([key, each]) => (key === name ? [each] : []))),
    addUpload: (name: string, upload: Tus.PreviousUpload) => {
      mockPlace.stored.set(name, { ...upload, urlStorageKey: name });
      return Promise.resolve(name);
    },
    removeUpload: (name: string) => Promise.resolve(void mockPlace.stored.delete(name)),
  };
  return {
    Upload: class extends Upload {
      constructor(file: File, options: Tus.UploadOptions) {
        super(mockPlace.bytes, {
          ...options,
          endpoint: `${mockPlace.origin}${options.endpoint}`,
          urlStorage: memory,
          fingerprint: () => Promise.resolve(`${file.name} ${file.size}`),
        });
      }
    },
  };
});

let server: Server;
const calls: { method: string; offset: unknown; body: string }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', headers } = request;
      calls.push({ method, offset: headers['upload-offset'], body });
      const isFirstPart = method === 'PATCH' && headers['upload-offset'] === '0';
      if (method === 'POST') response.writeHead(201, { location: '/films/filmtest/uploads/0a1b' });
      else if (isFirstPart) response.writeHead(403);
      else if (method === 'HEAD') response.writeHead(200, { 'upload-offset': '4', 'upload-length': '10' });
      else response.writeHead(204, { 'upload-offset': '10' });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  mockPlace.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('the same file, chosen again after an interruption, goes on where it stopped', async () => {
  const { result } = renderHook(() => useFilmUpload('filmtest', () => Promise.resolve(undefined)));
  const choose = (): void => act(() => result.current.start(new File([BYTES], 'film.mp4')));
  choose();
  await waitFor(() => expect(result.current).toMatchObject({ progress: null, problem: 'broken' }));
  choose();
  await waitFor(() => expect(result.current).toMatchObject({ progress: null, problem: null }));
  expect(calls).toEqual([
    { method: 'POST', offset: undefined, body: '' },
    { method: 'PATCH', offset: '0', body: BYTES },
    { method: 'HEAD', offset: undefined, body: '' },
    { method: 'PATCH', offset: '4', body: BYTES.slice(4) },
  ]);
  expect(mockPlace.stored.size).toBe(0);
});
