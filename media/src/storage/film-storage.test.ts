import { mkdir, mkdtemp, open as openFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fastify, type FastifyInstance } from 'fastify';

import { type MediaResponse, sendRequest } from '../testing/send-request';
import { type S3Server, startS3Server } from '../testing/start-s3-server';
import type { FilmStorage } from './film-storage';
import { folderStorage } from './folder-storage';
import { s3Storage } from './s3-storage';

const VIDEO = Buffer.from(Array.from({ length: 2_000 }, (_, index) => index % 251));

let work: string;
let s3: S3Server;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'sahra-storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(work, { recursive: true, force: true });
});

const STORAGES: readonly [string, () => Promise<FilmStorage>][] = [
  ['a folder', () => Promise.resolve(folderStorage(join(work, 'films')))],
  ['a bucket', () => s3Storage(s3.bucket)],
];

describe.each(STORAGES)('films in %s', (_, open) => {
  let storage: FilmStorage;
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    storage = await open();
    app = fastify();
    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      reply.header('cache-control', 'private, max-age=60');
      return (await storage.send(request, reply, request.params['*'])) ? reply : reply.code(404).send();
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  const put = async (key: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> => {
    const folder = await mkdtemp(join(work, 'new-'));
    for (const [name, content] of Object.entries(files)) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    await storage.putFolder(folder, key);
    return folder;
  };
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<MediaResponse> =>
    sendRequest(port, `/${path}`, headers, method);

  it('are put as a whole folder, which leaves its place', async () => {
    const folder = await put('film0001/aa/240p', { 'init.mp4': 'init', 'deep/0.m4s': VIDEO });
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
    expect((await get('film0001/aa/240p/init.mp4')).body.toString()).toBe('init');
    const segment = await get('film0001/aa/240p/deep/0.m4s');
    expect(segment.body.equals(VIDEO)).toBe(true);
    expect(segment.headers['content-type']).toBe('video/iso.segment');
    expect(segment.headers['content-length']).toBe('2000');
    expect(segment.headers['cache-control']).toBe('private, max-age=60');
  });

  it('are replaced without remains', async () => {
    await put('film0002/aa', { 'old.m4s': 'old', 'both.m4s': 'old' });
    await put('film0002/aa', { 'both.m4s': 'new' });
    expect((await get('film0002/aa/old.m4s')).status).toBe(404);
    expect((await get('film0002/aa/both.m4s')).body.toString()).toBe('new');
  });

  it('are listed by their folders, and removed with everything in them', async () => {
    // The S3 server of the tests lists only folders that have a file of their own.
    await put('film0003/aa', { 'index.m3u8': '#EXTM3U', '240p/0.m4s': 'a' });
    await put('film0003/bb', { '0.m4s': 'b' });
    await put('film00031/cc', { '0.m4s': 'c' });
    for (const code of ['film0003', 'film00031']) await storage.putFile(`${code}/master.m3u8`, '#EXTM3U');
    expect((await storage.listFolders('film0003')).sort()).toEqual(['aa', 'bb']);
    expect(await storage.listFolders('')).toEqual(expect.arrayContaining(['film0003', 'film00031']));

    await storage.removeFolder('film0003/aa');
    await storage.removeFolder('film0003/never-there');
    expect(await storage.listFolders('film0003')).toEqual(['bb']);
    await storage.removeFolder('film0003');
    expect(await storage.listFolders('film0003')).toEqual([]);
    expect(await storage.listFolders('film00031')).toEqual(['cc']);
  });

  it('have small files that are replaced and copied', async () => {
    await storage.putFile('film0004/aa/captions/ar.vtt', 'WEBVTT\n\nأهلًا');
    await storage.putFile('film0004/aa/captions/ar.vtt', 'WEBVTT\n\nمرحبًا');
    await storage.copyFile('film0004/aa/captions/ar.vtt', 'film0004/bb/captions/ar.vtt');
    const copy = await get('film0004/bb/captions/ar.vtt');
    expect(copy.body.toString()).toBe('WEBVTT\n\nمرحبًا');
    expect(copy.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect((await storage.readFile('film0004/bb/captions/ar.vtt'))?.toString()).toBe('WEBVTT\n\nمرحبًا');
    await storage.putFile('film0004/bb/inner/2.txt', VIDEO);
    expect((await storage.readFile('film0004/bb/inner/2.txt'))?.equals(VIDEO)).toBe(true);
  });

  it('are sent in parts, and not again to who has them', async () => {
    await put('film0005/aa', { '0.m4s': VIDEO });
    const path = 'film0005/aa/0.m4s';
    const part = await get(path, { range: 'bytes=100-299' });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 100-299/2000']);
    expect(part.body.equals(VIDEO.subarray(100, 300))).toBe(true);
    expect((await get(path, { range: 'bytes=2000-' })).status).toBe(416);

    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.toString()]).toEqual([200, '2000', '']);
    const etag = String(head.headers['etag']);
    const known = await get(path, { 'if-none-match': etag });
    expect([known.status, known.headers['etag'], known.body.toString()]).toEqual([304, etag, '']);
    const knownHead = await get(path, { 'if-none-match': etag }, 'HEAD');
    expect({ ...knownHead.headers, date: '' }).toEqual({ ...known.headers, date: '' });
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('that are not there are distinguished from failures', async () => {
    expect((await get('film0006/aa/0.m4s')).status).toBe(404);
    expect((await get('film0006/aa/0.m4s', {}, 'HEAD')).status).toBe(404);
    expect(await storage.readFile('film0006/aa/0.m4s')).toBeNull();
  });
});

it('a folder of films is on the disk, with all names that lead to it, when it has been put', async () => {
  const root = await mkdtemp(join(work, 'lasting-'));
  const made = await mkdtemp(join(work, 'new-'));
  await mkdir(join(made, 'deep'));
  await writeFile(join(made, 'deep/0.m4s'), VIDEO);

  const probe = await openFile(join(made, 'deep/0.m4s'));
  const handles = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const synced: number[] = [];
  const { sync } = handles;
  const spy = jest.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).ino);
    await sync.call(this);
  });
  await folderStorage(root).putFolder(made, 'film0007/aa/240p');
  spy.mockRestore();

  const lasting = ['', 'film0007', 'film0007/aa', 'film0007/aa/240p', 'film0007/aa/240p/deep'];
  for (const path of [...lasting, 'film0007/aa/240p/deep/0.m4s'])
    expect([path, synced.includes((await stat(join(root, path))).ino)]).toEqual([path, true]);
});
