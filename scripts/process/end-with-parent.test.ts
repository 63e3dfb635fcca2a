import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const END_WITH_PARENT = join(__dirname, 'end-with-parent.mjs');
/** Takes until the channel is closed, as the start of a service on a busy machine. */
const SLOW_START =
  'data:text/javascript,if(process.connected)await new Promise((done)=>process.once("disconnect",done))';
const LASTING = 'setInterval(() => 0, 60_000); process.stdout.write("runs");';

const started = (...imports: readonly string[]) =>
  spawn(process.execPath, [...imports.flatMap((each) => ['--import', each]), '-e', LASTING], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

test('a process ends when its parent lets go of it', async () => {
  const child = started(END_WITH_PARENT);
  const ended = once(child, 'exit');
  await once(child.stdout ?? child, 'data');
  child.disconnect();
  expect(await ended).toEqual([null, 'SIGTERM']);
});

test('a process whose parent is gone before its code is loaded ends, too', async () => {
  const child = started(SLOW_START, END_WITH_PARENT);
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([null, 'SIGTERM']);
});
