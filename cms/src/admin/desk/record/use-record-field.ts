import { OTHER_LOCALE } from '@sahra/schemas/constants';

import type { SaveConflict } from '../../../desk/record/record-detail';
import { useOpenRecord } from './record-context';
import { partOf, partOfConflict, shownValue, type Part, type RecordProblem } from './record-state';

interface OpenField {
  value: unknown;
  /** Value of the same field in the other language; undefined for what both share. */
  other: unknown;
  change: (value: unknown) => void;
  /** Their paths begin inside the field. */
  problems: readonly RecordProblem[];
  conflict: SaveConflict | undefined;
}

/** One field of the open record: what is known of it, and how it is changed. */
export const useRecordField = (part: Exclude<Part, 'focal'>, name: string): OpenField => {
  const { state, edit } = useOpenRecord();
  return {
    value: shownValue(state, part, name),
    other: part === 'facts' ? undefined : shownValue(state, OTHER_LOCALE[part], name),
    change: (value) => edit({ part, name, value }),
    problems: state.problems
      .filter(({ language, path }) => partOf(language) === part && path[0] === name)
      .map((problem) => ({ ...problem, path: problem.path.slice(1) })),
    conflict: state.conflicts.find((each) => partOfConflict(each) === part && each.field === name),
  };
};
