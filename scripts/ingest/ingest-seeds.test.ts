import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FilmReport } from '@sahra/schemas/film';

import { ingestSeeds } from './ingest-seeds';

const STORY = 'wx4re557';
const OTHER = '2956mmnj';

type State = Pick<FilmReport, 'state' | 'height' | 'reason'>;
const NONE: State = { state: 'ready', height: null, reason: null };
const WHOLE: State = { state: 'ready', height: 1080, reason: null };

/** media as its routes are documented: it answers reports, and takes an upload with the protocol of tus. */
const media = (states: Record<string, State>) => {
  const asked: string[] = [];
  const received: Buffer[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const code = url.split('/')[2] ?? '';
    asked.push(`${method} ${url}`);
    if (method === 'GET') {
      const report = { code, progress: 1, playable: true, sounds: [], lostSounds: [], ...states[code] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: report }));
    } else if (method === 'POST') {
      response.writeHead(201, { location: `/films/${code}/uploads/1`, 'tus-resumable': '1.0.0' }).end();
    } else {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const body = Buffer.concat(parts);
          if (method === 'PATCH') {
            received.push(body);
            states[code] = WHOLE;
          }
          if (method === 'PUT') {
            response.setHeader('content-type', 'application/json').end(JSON.stringify({ warnings: [] }));
            return;
          }
          response.writeHead(204, { 'upload-offset': String(body.length), 'tus-resumable': '1.0.0' }).end();
        });
    }
  });
  return { server, asked, received };
};

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let folder: string;
let library: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-seeds-'));
  library = join(folder, 'library');
  await mkdir(join(library, 'sources'), { recursive: true });
  await mkdir(join(library, 'clips/maqam/captions'), { recursive: true });
  await writeFile(join(library, 'sources/maqam.mp4'), 'a film');
  for (const locale of ['en', 'ar'])
    await writeFile(join(library, `clips/maqam/captions/${locale}.vtt`), 'WEBVTT\n');
  const streams = { [OTHER]: { clip: 'windows' }, [STORY]: { clip: 'maqam', source: 'maqam.mp4' } };
  await writeFile(join(library, 'streams.json'), JSON.stringify(streams));
});
// The upload takes its note of where it stands away after it has told that it is done.
afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }));

const ingest = async (states: Record<string, State>) => {
  const { server, asked, received } = media(states);
  const said: string[] = [];
  try {
    const url = await listen(server);
    await ingestSeeds({ url, filmSecret: 'secret' }, { library, data: folder }, (line) => said.push(line));
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return { asked, sent: Buffer.concat(received).toString(), said };
};

test('a story that plays only its smallest quality is sent with its captions; the film of a scene is not', async () => {
  const { asked, sent, said } = await ingest({ [STORY]: NONE });
  expect(sent).toBe('a film');
  expect(asked).toContain(`PUT /films/${STORY}/captions/en`);
  expect(asked).toContain(`PUT /films/${STORY}/captions/ar`);
  expect(asked.filter((line) => line.includes(OTHER))).toEqual([]);
  expect(said).toEqual(['The film maqam has all its qualities now.']);
});

test.each([
  ['has its qualities, or the film of an editor', WHOLE],
  ['could not be made', { state: 'failed', height: null, reason: 'ENCODER_MISSING' } satisfies State],
])('one that %s is left alone', async (_, state) => {
  const { asked } = await ingest({ [STORY]: state });
  expect(asked).toEqual([`GET /films/${STORY}`]);
});

test('a product without the library of the seeds has nothing to do', async () => {
  await rm(library, { recursive: true });
  expect((await ingest({})).asked).toEqual([]);
});
