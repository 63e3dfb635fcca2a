import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { itWithAv1 } from '../testing/it-with-av1';
import { makeTestClip } from '../testing/make-test-clip';
import { encodeRung } from './encode-rung';
import { findTools } from './find-tools';
import { ladderOf } from './ladder';
import { probe } from './probe';

/** The threads of a program are read from /proc. */
const itOnLinux = process.platform === 'linux' ? itWithAv1 : it.skip;
const { signal } = new AbortController();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-rung-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const readOr = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Returns the scheduling policies of the threads of programs whose command names `part` (proc(5), field 41 of stat). */
const policiesOf = async (part: string): Promise<Set<string>> => {
  const policies = new Set<string>();
  for (const process of await readdir('/proc')) {
    const [command] = (await readOr(`/proc/${process}/cmdline`)).split('\0');
    if (!command?.endsWith('ffmpeg') || !(await readOr(`/proc/${process}/cmdline`)).includes(part)) continue;
    for (const thread of await readdir(`/proc/${process}/task`).catch(() => [])) {
      const stat = await readOr(`/proc/${process}/task/${thread}/stat`);
      const policy = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38];
      if (policy !== undefined) policies.add(policy);
    }
  }
  return policies;
};

itOnLinux('an encoder of AV1 leaves the machine to others: no thread has real-time priority', async () => {
  const tools = await findTools(process.env['PATH'] ?? '');
  const clip = join(folder, 'clip.mp4');
  await makeTestClip(clip, 20, '320x240');
  const source = await probe(tools, clip, signal);
  const [rung] = ladderOf(source.width, source.height);
  if (!rung) throw new Error('There is no quality.');
  const seen: Promise<Set<string>>[] = [];
  const onProgress = (): number => seen.push(policiesOf(folder));
  await encodeRung(
    tools,
    { source, rung, codec: 'av1', mix: null, folder: join(folder, 'out') },
    signal,
    onProgress,
  );
  const policies = (await Promise.all(seen)).flatMap((each) => [...each]);
  expect([...new Set(policies)]).toEqual(['0']);
});
