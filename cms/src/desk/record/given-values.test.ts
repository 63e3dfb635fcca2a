import type { FormField } from '../form/record-form';
import { givenProblems } from './given-values';

const field = (kind: FormField['kind']): FormField => ({
  ...{ name: 'startsAt', label: 'Begins', help: null, kind, required: false, fixed: false },
  ...{
    choices: [],
    parts: null,
    target: null,
    limit: null,
    range: null,
    initial: null,
    describes: null,
    ratio: null,
  },
});

/** `new Date` reads the first three as some other day, which was then live at once. */
test.each(['? 12/11/2031 21:30', '? 1', '12/11/2031 21:30', '2031-02-30T21:30:00.000Z', '2031-11-20', 1])(
  'the time %j is no instant',
  (startsAt) => {
    expect(givenProblems([field('instant')], { startsAt })).toMatchObject([
      { path: ['startsAt'], sentence: { en: 'This cannot be read as a date, so nothing was saved.' } },
    ]);
  },
);

test('an instant and a day in their one form, and no value, can be stored', () => {
  expect(givenProblems([field('instant')], { startsAt: '2031-11-20T18:00:00.000Z' })).toEqual([]);
  expect(givenProblems([field('date')], { startsAt: '2031-11-20' })).toEqual([]);
  expect(givenProblems([field('instant')], { startsAt: null })).toEqual([]);
});
