/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import type { RecordDetail } from '../../../desk/record/record-detail';
import { recordDetail } from '../testing/record-detail';
import { firstState, recordReducer, sendableEdits, shownValue } from './record-state';
import type { Edit, RecordAction, RecordState } from './record-state';
import { saveBody } from './save-body';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

/** The record as it is read after the English description was changed by so many other editors. */
const readAfter = (changes: number): RecordDetail => {
  const detail = recordDetail();
  const { words } = detail;
  if (!words) throw new Error('A video has words.');
  const en = {
    ...words.en,
    values: { ...words.en.values, description: `Changed ${changes} times.` },
    version: `title:t0,description:d${changes},posterAlt:p0`,
  };
  return { ...detail, words: { ...words, en } };
};
const change = (name: string, value: unknown): RecordAction => ({
  type: 'edit',
  edits: [{ part: 'en', name, value } satisfies Edit],
});
const next = (state: RecordState, ...actions: readonly RecordAction[]): RecordState =>
  actions.reduce(recordReducer, state);
const after = (...actions: readonly RecordAction[]): RecordState =>
  next(firstState(readAfter(0)), ...actions);
const sendFrom = (state: RecordState): RecordAction => ({ type: 'send', edits: sendableEdits(state) });
const sentVersion = (state: RecordState) => saveBody(state.detail, sendableEdits(state)).words?.en?.version;

describe('a change that is typed while another editor’s arrives', () => {
  const title = change('title', 'Mine');
  const description = change('description', 'Mine, too');

  test('is sent with what it was typed on, so that the server tells of the other one', () => {
    const state = after(title, description, { type: 'loaded', detail: readAfter(1) });
    expect(sentVersion(state)).toBe('title:t0,description:d0,posterAlt:p0');
  });

  test('is so when it was typed while a save was under way', () => {
    const sending = after(title);
    const state = next(sending, sendFrom(sending), description, { type: 'saved', detail: readAfter(1) });
    expect(sentVersion(state)).toBe('title:t0,description:d0,posterAlt:p0');
  });

  test('is sent over the other one once the editor has chosen their own', () => {
    const about = { language: 'en', field: 'description', isFocalPoint: false } as const;
    const conflict = { ...about, theirs: 'Changed', by: 'Omar' };
    const state = after(
      title,
      description,
      { type: 'conflicted', conflicts: [conflict], detail: readAfter(1) },
      { type: 'choose', conflict, mine: true },
    );
    expect(sentVersion(state)).toBe('title:t0,description:d1,posterAlt:p0');
  });
});

describe('two fields that other editors change one after the other', () => {
  const conflictOf = (field: string, theirs: string) =>
    ({ language: 'en', field, isFocalPoint: false, theirs, by: 'Omar' }) as const;
  const title = conflictOf('title', 'Theirs');
  const description = conflictOf('description', 'Theirs, too');
  const conflicted = (conflict: typeof title): RecordAction => ({
    ...{ type: 'conflicted', conflicts: [conflict], detail: readAfter(1) },
  });
  const sendAll = (state: RecordState): RecordState => recordReducer(state, sendFrom(state));
  const first = next(sendAll(after(change('title', 'Mine'))), conflicted(title));
  const second = next(
    sendAll(next(first, change('description', 'Mine'), change('posterAlt', 'A hall'))),
    conflicted(description),
  );

  test('both wait for a choice, and the rest is saved', () => {
    expect(second.conflicts).toEqual([title, description]);
    expect([...sendableEdits(second).values()].map(({ name }) => name)).toEqual(['posterAlt']);
  });

  test('a field that was changed once more has the newer conflict only', () => {
    const newer = conflictOf('title', 'Theirs again');
    expect(next(second, conflicted(newer)).conflicts).toEqual([description, newer]);
  });
});

test('a field that is typed on while it is saved goes on from what was saved', () => {
  const first = after(change('description', 'One'));
  const more = change('description', 'One, two');
  const state = next(first, sendFrom(first), more, { type: 'saved', detail: readAfter(1) });
  expect(sentVersion(state)).toBe('title:t0,description:d1,posterAlt:p0');
});

describe('a focal point', () => {
  const point: RecordAction = { type: 'edit', edits: [{ part: 'focal', name: '7', value: { x: 1, y: 2 } }] };
  const refusedFor = (path: string[], sentence: string): RecordState => {
    const sending = after(change('title', 'Mine'), point);
    const problems = [{ language: null, path, sentence }];
    return next(sending, sendFrom(sending), { type: 'refused', problems });
  };
  const partsIn = (state: RecordState) => [...sendableEdits(state).values()].map(({ part }) => part);

  test('that this editor may not set does not keep the texts from being saved', () => {
    const refused = refusedFor(['focal', '7'], 'Not your picture.');
    expect(refused).toMatchObject({ saving: 'refused', problems: [{ sentence: 'Not your picture.' }] });
    expect(shownValue(refused, 'en', 'title')).toBe('Mine');
    const state = recordReducer(refused, change('title', 'Mine!'));
    expect(state).toMatchObject({ saving: 'waiting', problems: [] });
    expect(partsIn(state)).toEqual(['en']);
  });

  test('stays through a refusal of something else', () => {
    const refused = refusedFor([], 'The record is locked.');
    expect(refused.saving).toBe('refused');
    expect(partsIn(recordReducer(refused, change('title', 'Mine!')))).toEqual(['en', 'focal']);
  });
});

test('a refusal that is repeated is told once, with all its sentences, beside what is wrong elsewhere', () => {
  const problem = (path: string[], sentence: string) => ({ language: 'en' as const, path, sentence });
  const elsewhere = problem(['description'], 'This is still empty.');
  const told = [problem(['title'], 'This is long.'), problem(['title'], 'Only one kind of digits.')];
  const refused: RecordAction = { type: 'refused', problems: told };
  const state = after({ type: 'refused', problems: [elsewhere] }, refused, refused);
  expect(state.problems).toEqual([elsewhere, ...told]);
});
