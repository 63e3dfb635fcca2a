import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SEGMENTS = 12;
/** Four seconds at 5 Mbit/s, as films of editors have at 1080 lines. */
const LARGE_BYTES = 2_500_000;
/** A clip of the seeds. */
const SEEDED = 'dunes';

/** Files of one size class, by the code of their video. */
export interface Subject {
  name: string;
  code: string;
  clip: string;
  files: string[];
}

const makeLarge = async (folder: string): Promise<void> => {
  await mkdir(join(folder, '1080p'), { recursive: true });
  const names = Array.from({ length: SEGMENTS }, (_, number) => `${number}.m4s`);
  for (const name of names) await writeFile(join(folder, '1080p', name), randomBytes(LARGE_BYTES));
  const entries = names.map((name) => `#EXTINF:4.000,\n${name}`).join('\n');
  await writeFile(
    join(folder, '1080p/index.m3u8'),
    `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MAP:URI="init.mp4"\n${entries}\n#EXT-X-ENDLIST\n`,
  );
  await writeFile(join(folder, '1080p/init.mp4'), randomBytes(1_000));
  await writeFile(
    join(folder, 'master.m3u8'),
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=5000000\n1080p/index.m3u8\n',
  );
};

/** Writes a library of media into `folder`: a clip of the seeds, and one with segments as large as a film's. */
export const makeLibrary = async (root: string, folder: string): Promise<Subject[]> => {
  const small = join(folder, 'clips', SEEDED);
  await cp(join(root, 'media/library/clips', SEEDED), small, { recursive: true });
  await makeLarge(join(folder, 'clips/large'));
  await writeFile(
    join(folder, 'streams.json'),
    JSON.stringify({
      seeded001: { clip: SEEDED, live: false },
      large0001: { clip: 'large', live: false },
    }),
  );
  const segments = (await readdir(small, { recursive: true })).filter((name) => /^\d+p.\d+\.m4s$/.test(name));
  const large = (await readdir(join(folder, 'clips/large/1080p'))).filter((name) => name.endsWith('.m4s'));
  return [
    { name: 'segments of the seeds', code: 'seeded001', clip: SEEDED, files: segments },
    {
      name: 'segments of 2.5 MB',
      code: 'large0001',
      clip: 'large',
      files: large.map((name) => `1080p/${name}`),
    },
  ];
};
