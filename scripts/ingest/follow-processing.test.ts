import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { FilmReport } from '@sahra/schemas/film';

import { followProcessing } from './follow-processing';

const MAKING: Partial<FilmReport> = { state: 'processing', progress: 0, playable: false };
const READY: Partial<FilmReport> = { state: 'ready', height: 720, sounds: [], lostSounds: [] };

/** Follows a film whose reports are these, and returns what was said. */
const follow = async (reports: Partial<FilmReport>[]): Promise<string[]> => {
  const server = createServer((_, response) => {
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ data: reports.shift() ?? READY }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const said: string[] = [];
  try {
    const target = { url: `http://127.0.0.1:${port}`, filmSecret: 's'.repeat(40) };
    await followProcessing(target, 'waiting1', (line) => said.push(line));
  } finally {
    server.close();
  }
  return said;
};

test('a film that waits for its turn is said to wait, once, and then how far it is', async () => {
  const waiting = { ...MAKING, waiting: true };
  expect(await follow([waiting, waiting, { ...MAKING, progress: 0.52 }])).toEqual([
    'Waiting its turn; other films are being prepared.',
    'Preparing: 50 %',
    'The film of waiting1 is ready, up to 720 lines.',
  ]);
});
