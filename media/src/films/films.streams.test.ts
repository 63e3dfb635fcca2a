import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderStorage } from '../storage/folder-storage';
import { openFilmRecords } from './film-records';
import { joinFilms } from './films';

const CODE = 'stream01';

it('an uploaded film is one stream with one list of qualities until its record changes', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sahra-streams-'));
  const records = await openFilmRecords(join(root, 'records'));
  const library = { find: () => undefined, isReadable: () => Promise.resolve(true) };
  const films = joinFilms(records, folderStorage(join(root, 'films')), join(root, 'uploads'), library);
  const publish = (version: string) =>
    records.update(CODE, (record) => ({
      ...record,
      film: {
        version,
        rungs: [
          {
            ...{ name: '240p', width: 426, height: 240, seconds: 9, framesPerSecond: 25 },
            ...{ codecs: 'avc1.4d400d', peak: 1, average: 1 },
          },
        ],
        captions: [],
      },
    }));
  const foldersOf = (): string[] | undefined =>
    films
      .find(CODE)
      ?.qualities()
      .map(({ folder }) => folder);

  try {
    expect(films.find(CODE)).toBeUndefined();
    await publish('0000000000000001');
    const first = films.find(CODE);
    expect(films.find(CODE)).toBe(first);
    expect(films.find(CODE)?.qualities()).toBe(first?.qualities());
    expect(foldersOf()).toEqual(['0000000000000001/240p']);
    await publish('0000000000000002');
    expect(foldersOf()).toEqual(['0000000000000002/240p']);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
