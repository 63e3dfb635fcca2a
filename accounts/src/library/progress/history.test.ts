import { viewerTests } from '../../testing/viewer-tests';
import { MERGE_MAX } from './progress.limits';

const run = viewerTests('delete from watch_progress; delete from viewer_preferences');

const ago = (seconds: number) => new Date(run.accounts.clock.now().getTime() - seconds * 1000).toISOString();
const entry = (code: string, position: number, at: string) => ({ code, position, duration: 1800, at });
const report = (code: string, position: number, at: string, viewer = run.salma) =>
  viewer.send('POST', '/api/progress', entry(code, position, at));
const merge = (entries: unknown) => run.salma.send('POST', '/api/progress/merge', { entries });
const positions = async (viewer = run.salma) => {
  const answer = await viewer.send('GET', '/api/continue_watching');
  const { data } = (await answer.json()) as { data: { code: string; position: number }[] };
  return Object.fromEntries(data.map(({ code, position }) => [code, position]));
};

describe('what a guest brings along', () => {
  test('is kept where it is newer', async () => {
    await report('video01', 100, ago(30));
    await report('video02', 200, ago(30));
    const entries = [
      entry('video01', 900, ago(20)),
      entry('video02', 900, ago(40)),
      entry('video03', 300, ago(9)),
    ];
    const answer = await merge(entries);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { data: object[] }).data).toHaveLength(3);
    expect(await positions()).toEqual({ video01: 900, video02: 200, video03: 300 });
  });

  test('twice is once, and of two entries of one video the later counts', async () => {
    const entries = [entry('video01', 900, ago(10)), entry('video01', 100, ago(20))];
    expect([(await merge(entries)).status, (await merge(entries)).status]).toEqual([200, 200]);
    expect(await positions()).toEqual({ video01: 900 });
  });

  test('may be nothing', async () => {
    expect(await (await merge([])).json()).toEqual({ data: [] });
  });

  test('from two devices at once, in different order, is kept whole', async () => {
    const entries = Array.from({ length: MERGE_MAX }, (_, index) =>
      entry(`video${index + 10}`, 600, ago(index)),
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => merge(index % 2 === 0 ? entries : [...entries].reverse())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(Object.keys(await positions())).toHaveLength(MERGE_MAX);
  });

  test.each([
    ['no list', 'video01'],
    ['too many', Array.from({ length: MERGE_MAX + 1 }, () => entry('video01', 1, '2026-01-01T00:00:00Z'))],
    ['an entry without time', [{ code: 'video01', position: 1, duration: 2 }]],
    ['an entry that cannot be', [entry('video01', -1, '2026-01-01T00:00:00Z')]],
    ['an entry that is none', [null]],
  ])('is refused as a whole: %s', async (_what, entries) => {
    const answer = await merge(entries);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error_codes: { entries: ['BAD_USER_INPUT'] } });
    expect(await positions()).toEqual({});
  });
});

describe('the history', () => {
  test('forgets one video, also twice, and only one’s own', async () => {
    await report('video01', 600, ago(2));
    await report('video02', 600, ago(1));
    await report('video01', 600, ago(1), run.yusuf);
    const forget = () => run.salma.send('DELETE', '/api/progress/video01');
    expect([(await forget()).status, (await forget()).status]).toEqual([204, 204]);
    expect(await positions()).toEqual({ video02: 600 });
    expect(await positions(run.yusuf)).toEqual({ video01: 600 });
  });

  test('is cleared, and what another device reports of the time before does not come back', async () => {
    await report('video01', 600, ago(20));
    await report('video01', 600, ago(1), run.yusuf);
    expect((await run.salma.send('DELETE', '/api/progress')).status).toBe(204);
    const late = await report('video02', 600, ago(10));
    expect(await late.json()).toEqual({ data: null });
    expect(await positions()).toEqual({});
    expect(await positions(run.yusuf)).toEqual({ video01: 600 });
    run.accounts.clock.advance(1000);
    await report('video02', 700, ago(0));
    expect(await positions()).toEqual({ video02: 700 });
  });

  test('while paused keeps what it has and nothing new', async () => {
    await report('video01', 600, ago(20));
    await run.salma.send('POST', '/api/preferences', { history_paused: true });
    const paused = await report('video01', 900, ago(10));
    expect(await paused.json()).toMatchObject({ data: { position: 600 } });
    await report('video02', 900, ago(10));
    await merge([entry('video03', 900, ago(10))]);
    expect(await positions()).toEqual({ video01: 600 });
    await run.salma.send('POST', '/api/preferences', { history_paused: false });
    await report('video02', 900, ago(5));
    expect(await positions()).toEqual({ video01: 600, video02: 900 });
  });
});
