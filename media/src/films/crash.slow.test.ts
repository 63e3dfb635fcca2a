import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeTestClip } from '../testing/make-test-clip';
import {
  leftovers,
  readWholeFilm,
  startMediaProcess,
  waitForFilm,
  waitForNoOrphans,
} from '../testing/media-process';
import { uploadFilm } from '../testing/upload-film';

const CODE = 'crash001';
const WORKSPACE = join(__dirname, '../..');

test('a film goes on being made after kill -9, and nothing is left over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahra-crash-'));
  const clip = join(folder, 'clip.mp4');
  await makeTestClip(clip, 4, '640x360');

  const killed = await startMediaProcess(folder, WORKSPACE);
  await uploadFilm(killed, CODE, clip);
  await waitForFilm(killed, CODE, ({ progress }) => progress > 0.05);
  await killed.kill();
  await waitForNoOrphans(join(folder, 'work'));

  const next = await startMediaProcess(folder, WORKSPACE);
  try {
    await waitForFilm(next, CODE, ({ state }) => state === 'ready');
    expect(await readWholeFilm(next, CODE)).toEqual(['144p', '240p', '360p']);
    expect(await leftovers(folder, CODE)).toEqual([]);
  } finally {
    await next.kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
