/** @jest-environment node */
import { setImmediate as nextTurn } from 'node:timers/promises';

import { batchLogLines } from './batch-log-lines';

test('lines of one turn are written together and in order, those of the next turn after them', async () => {
  const written: string[] = [];
  const log = batchLogLines({ write: (text) => void written.push(text) });
  for (const line of ['a\n', 'b\n', 'c\n']) log.write(line);
  expect(written).toEqual([]);
  await nextTurn();
  log.write('d\n');
  await nextTurn();
  expect(written).toEqual(['a\nb\nc\n', 'd\n']);
});

test('what is not written yet is written before the process exits', () => {
  const known = process.listeners('exit');
  const written: string[] = [];
  batchLogLines({ write: (text) => void written.push(text) }).write('last\n');
  const [flush] = process.listeners('exit').filter((listener) => !known.includes(listener));
  flush?.(0);
  expect(written).toEqual(['last\n']);
});
