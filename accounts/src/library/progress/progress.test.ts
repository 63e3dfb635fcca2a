import { viewerTests } from '../../testing/viewer-tests';

interface Progress {
  code: string;
  position: number;
  duration: number;
  state: string;
  watched_at: string;
}

const run = viewerTests('delete from watch_progress; delete from viewer_preferences');

const ago = (seconds: number) => new Date(run.accounts.clock.now().getTime() - seconds * 1000).toISOString();
const report = (body: object, viewer = run.salma) =>
  viewer.send('POST', '/api/progress', { code: 'video01', position: 600, duration: 1800, ...body });
const kept = async (body: object, viewer = run.salma) => {
  const answer = await report(body, viewer);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Progress | null }).data;
};
const read = async (path: string, viewer = run.salma) => {
  const answer = await viewer.send('GET', path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { data: Progress[]; meta: { next: string | null } };
};
const continued = async (viewer = run.salma) => (await read('/api/continue_watching', viewer)).data;
const codesOf = (list: Progress[]) => list.map(({ code }) => code);

test('goes on where it was left, on every device of the viewer and for nobody else', async () => {
  const at = run.accounts.clock.now().toISOString();
  const progress = { code: 'video01', position: 600, duration: 1800, state: 'started', watched_at: at };
  expect(await kept({})).toEqual(progress);
  expect(await continued()).toEqual([progress]);
  expect((await read('/api/progress?codes=video02,video01')).data).toEqual([progress]);
  expect(await continued(run.yusuf)).toEqual([]);
  expect((await read('/api/progress?codes=video01', run.yusuf)).data).toEqual([]);
});

test('what has hardly begun and what is finished is not continued, but known', async () => {
  await report({ code: 'begun01', position: 14 });
  await report({ code: 'ended01', position: 1711 });
  expect(await continued()).toEqual([]);
  expect((await read('/api/progress?codes=begun01,ended01')).data.map(({ state }) => state).sort()).toEqual([
    'finished',
    'new',
  ]);
  await report({ code: 'ended01', position: 900 });
  expect(codesOf(await continued())).toEqual(['ended01']);
});

test('the history has what was watched in every state, last watched first, and nobody else’s', async () => {
  await report({ code: 'ended01', position: 1711, at: ago(30) });
  await report({ code: 'begun01', position: 14, at: ago(20) });
  await report({ code: 'half001', position: 900, at: ago(40) });
  expect(codesOf((await read('/api/watch_history')).data)).toEqual(['begun01', 'ended01', 'half001']);
  await report({ code: 'half001', position: 950, at: ago(10) });
  expect(codesOf((await read('/api/watch_history')).data)).toEqual(['half001', 'begun01', 'ended01']);
  expect((await read('/api/watch_history', run.yusuf)).data).toEqual([]);
});

test('a position beyond the end is the end', async () => {
  expect(await kept({ position: 1802 })).toMatchObject({ position: 1800, state: 'finished' });
});

test('what was watched last wins, also when an older report arrives later', async () => {
  await report({ position: 900, at: ago(10) });
  expect(await kept({ position: 100, at: ago(60) })).toMatchObject({ position: 900, watched_at: ago(10) });
  expect(await kept({ position: 300, at: ago(5) })).toMatchObject({ position: 300 });
});

test('a device whose clock is ahead does not win for ever', async () => {
  const now = run.accounts.clock.now().toISOString();
  expect(await kept({ at: '2099-01-01T00:00:00Z' })).toMatchObject({ watched_at: now });
  run.accounts.clock.advance(1000);
  expect(await kept({ position: 700 })).toMatchObject({ position: 700 });
});

test('of fifty reports at once the newest is kept', async () => {
  const order = Array.from({ length: 50 }, (_, index) => (index * 17) % 50);
  await Promise.all(order.map((seconds) => report({ position: 1000 - seconds, at: ago(seconds) })));
  expect(await continued()).toMatchObject([{ position: 1000, watched_at: ago(0) }]);
});

test('is continued newest first, page by page', async () => {
  await run.accounts.database.pool.query(
    `insert into watch_progress select $1, 'video' || lpad(n::text, 3, '0'), 600, 1800, 'started',
       $2::timestamptz - n * interval '1 second' from generate_series(1, 52) n`,
    [run.salma.id, run.accounts.clock.now()],
  );
  const first = await read('/api/continue_watching');
  expect([first.data.length, first.data[0]?.code]).toEqual([50, 'video001']);
  const rest = await read(`/api/continue_watching?after=${first.meta.next ?? ''}`);
  expect([codesOf(rest.data), rest.meta.next]).toEqual([['video051', 'video052'], null]);
  const history = await read(`/api/watch_history?after=${first.meta.next ?? ''}`);
  expect(history.data).toEqual(rest.data);
});

test.each([
  ['code', 'NO', 'NOT_FOUND'],
  ['code', undefined, 'NOT_FOUND'],
  ['position', -1, 'BAD_USER_INPUT'],
  ['position', 1.5, 'BAD_USER_INPUT'],
  ['position', '10', 'BAD_USER_INPUT'],
  ['position', 86_401, 'BAD_USER_INPUT'],
  ['duration', 0, 'BAD_USER_INPUT'],
  ['duration', null, 'BAD_USER_INPUT'],
  ['at', 'yesterday', 'BAD_USER_INPUT'],
  ['at', 1_700_000_000, 'BAD_USER_INPUT'],
  ['at', '-000001-01-01T00:00:00Z', 'BAD_USER_INPUT'],
  ['at', '2026-02-30T00:00:00Z', 'BAD_USER_INPUT'],
  ['at', '2026-11-20T00:00:00', 'BAD_USER_INPUT'],
  ['at', '2026-11-20', 'BAD_USER_INPUT'],
])('refuses %s %p with %s and keeps nothing', async (field, value, code) => {
  const answer = await report({ [field]: value });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code, error_codes: { [field]: [code] } });
  expect(await continued()).toEqual([]);
});
