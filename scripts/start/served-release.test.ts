import { ServedRelease } from './served-release';

const ID = '1795319758914-5ef801aeb4b79869';

let said: string[];
let release: ServedRelease;
beforeEach(() => {
  said = [];
  release = new ServedRelease((line) => said.push(line));
});

test('tells of pages that are served while a new release is built, and of its swap once', async () => {
  expect(release.found({ release: ID, refused: null })).toMatch(/^pages of \d+ November 2026/);
  expect(release.isServed).toBe(true);
  release.take({ kind: 'compared', behind: 'content' });
  await release.compared(1000);
  expect(release.line()).toMatch(
    /^Pages of .* are served; a new release is being built behind them: something/,
  );
  release.take({ kind: 'failed', seconds: 3 });
  release.take({ kind: 'built', seconds: 131 });
  release.take({ kind: 'built', seconds: 90 });
  expect(said).toEqual([
    expect.stringMatching(/could not be built \(3 s\); pages of .* stay/),
    'The new release is served (built in 131 s).',
  ]);
});

test('says that nothing has to be built', () => {
  release.found({ release: ID, refused: null });
  release.take({ kind: 'compared', behind: null });
  expect(release.line()).toMatch(/are served; they are up to date\.$/);
  release.take({ kind: 'built', seconds: 90 });
  expect(said).toEqual([]);
});

test('says after the announcement what a slow rebuilder finds', async () => {
  release.found({ release: ID, refused: null });
  await release.compared(0);
  expect(release.line()).toMatch(/are served\.$/);
  release.take({ kind: 'compared', behind: 'code' });
  expect(said).toEqual([expect.stringMatching(/being built behind them: the code/)]);
});

test('says that it has to wait, and why', () => {
  const refused = { id: ID, reason: 'its shells follow contract 1, this code fills contract 2' };
  expect(release.found({ release: null, refused })).toBe(
    'has to wait for a new release: the last one cannot be served, because its shells follow contract 1, this code fills contract 2',
  );
  expect(release.isServed).toBe(false);
  expect(release.line()).toBeUndefined();
});

test('says that there is none yet', () => {
  expect(release.found({ release: null, refused: null })).toContain('none yet');
});
