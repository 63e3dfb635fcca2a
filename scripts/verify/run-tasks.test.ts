import { runTasks } from './run-tasks';
import { toolTask, type Task } from './task';

const collect = async (tasks: Task[]) => {
  let said = '';
  const summary = await runTasks(tasks, 2, {
    write: (text) => {
      said += text;
    },
  });
  return { summary, said };
};

const node = (name: string, code: string): Task =>
  toolTask(name, [process.execPath, '-e', code], process.cwd());

test('adds up what passed and failed, and shows the words of what failed only', async () => {
  const { summary, said } = await collect([
    node('good', 'console.log("nothing to say")'),
    node('bad', 'console.log("the colour is wrong"); process.exit(1)'),
    { name: 'many', run: () => Promise.resolve({ passed: 5, failed: 2, output: 'two of them' }) },
  ]);
  expect(summary).toEqual({ passed: 6, failed: 3 });
  expect(said).toMatch(/✓ good/);
  expect(said).toMatch(/✗ bad[^]*the colour is wrong/);
  expect(said).toMatch(/✗ many.*5 passed, 2 failed/);
  expect(said).not.toContain('nothing to say');
});

test('shows the notes of a task that passed, too', async () => {
  const task: Task = {
    name: 'good',
    run: () => Promise.resolve({ passed: 1, failed: 0, output: '', notes: 'The slowest:\none of them' }),
  };
  expect((await collect([task])).said).toContain('\n    The slowest:\n    one of them\n');
});

test('counts a task that breaks, or a tool that is not there, as failed', async () => {
  const { summary, said } = await collect([
    { name: 'broken', run: () => Promise.reject(new Error('no such folder')) },
    toolTask('absent', ['no-such-tool-anywhere'], process.cwd()),
  ]);
  expect(summary).toEqual({ passed: 0, failed: 2 });
  expect(said).toContain('no such folder');
  expect(said).toContain('ENOENT');
});
