import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import type { RecordDetail, SaveConflict } from '../../../desk/record/record-detail';

/** Part of a record that is saved with a version of its own; `focal` are the focal points of pictures, by id. */
export type Part = Locale | 'facts' | 'focal';

/** Change of one field that the server does not have yet. */
export interface Edit {
  part: Part;
  name: string;
  value: unknown;
  /**
   * What the version of the record said of this field when it was first changed: `name:hash`; the focal point that it
   * replaces, as {@link pointText}.
   */
  since?: string | undefined;
}
export type Edits = ReadonlyMap<string, Edit>;

/** Sentence about a field that the server did not save. */
export interface RecordProblem {
  language: Locale | null;
  path: string[];
  /** Name of the field, where the server gave it. */
  label?: string;
  sentence: string;
}

/** `refused`: the server keeps the rest, but not the fields with problems. `failed` is tried again. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused';

export interface RecordState {
  detail: RecordDetail;
  /** Changes that are not sent yet. */
  edits: Edits;
  /** Changes in the request that is under way. */
  sent: Edits;
  saving: Saving;
  problems: readonly RecordProblem[];
  conflicts: readonly SaveConflict[];
}

export type RecordAction =
  | { type: 'edit'; edits: readonly Edit[] }
  | { type: 'send'; edits: Edits }
  | { type: 'saved'; detail: RecordDetail }
  | { type: 'failed' }
  | { type: 'refused'; problems: readonly RecordProblem[] }
  | { type: 'conflicted'; conflicts: readonly SaveConflict[]; detail: RecordDetail }
  | { type: 'choose'; conflict: SaveConflict; mine: boolean }
  | { type: 'loaded'; detail: RecordDetail }
  | { type: 'discard' };

/** A focal point in a version; empty for the middle. */
export const pointText = (point: unknown): string => (point ? JSON.stringify(point) : '');

export const partOf = (language: Locale | null): Part => language ?? 'facts';
const keyOf = ({ part, name }: Pick<Edit, 'part' | 'name'>): string => `${part} ${name}`;

export const firstState = (detail: RecordDetail): RecordState => ({
  ...{ detail, edits: new Map(), sent: new Map(), saving: 'saved', problems: [], conflicts: [] },
});

const valuesOf = ({ facts, words }: RecordDetail, part: Part): Readonly<Record<string, unknown>> => {
  if (part === 'focal') return {};
  return (part === 'facts' ? facts?.values : words?.[part].values) ?? {};
};

/** Value of a field as the editor sees it: their own change before what is saved. */
export const shownValue = (state: RecordState, part: Part, name: string): unknown => {
  const key = keyOf({ part, name });
  const edit = state.edits.get(key) ?? state.sent.get(key);
  return edit ? edit.value : ownValue(valuesOf(state.detail, part), name);
};

/** What the version of a record says of one field. */
export const entryOf = ({ facts, words }: RecordDetail, { part, name }: Pick<Edit, 'part' | 'name'>) => {
  if (part === 'focal') return undefined;
  const version = part === 'facts' ? facts?.version : words?.[part].version;
  return version?.split(',').find((entry) => entry.startsWith(`${name}:`));
};
const sinceOf = (detail: RecordDetail, edit: Edit): string | undefined =>
  edit.part === 'focal' ? edit.since : entryOf(detail, edit);
const onVersionOf = (detail: RecordDetail, edit: Edit): Edit => ({ ...edit, since: sinceOf(detail, edit) });

const isAbout =
  ({ part, name }: Pick<Edit, 'part' | 'name'>) =>
  ({ language, path }: RecordProblem): boolean =>
    partOf(language) === part && path[0] === name;
/** Part of a record that two editors changed. */
export const partOfConflict = ({ language, isFocalPoint }: SaveConflict): Part =>
  isFocalPoint ? 'focal' : partOf(language);
const conflictsWith =
  ({ part, name }: Edit) =>
  (conflict: SaveConflict): boolean =>
    partOfConflict(conflict) === part && conflict.field === name;

/** Changes that can be sent: not those of fields with a problem, or that another editor changed too. */
export const sendableEdits = ({ edits, problems, conflicts }: RecordState): Edits =>
  new Map(
    [...edits].filter(([, edit]) => !problems.some(isAbout(edit)) && !conflicts.some(conflictsWith(edit))),
  );

const restOf = (state: RecordState): Saving => {
  if (state.edits.size === 0) return 'saved';
  return state.problems.length > 0 && sendableEdits(state).size === 0 ? 'refused' : 'waiting';
};
const rested = (state: RecordState): RecordState => ({ ...state, saving: restOf(state) });

/** Puts changes that did not arrive below those that were made since. */
const takenBack = (state: RecordState): RecordState => ({
  ...state,
  edits: new Map([...state.sent, ...state.edits]),
  sent: new Map(),
});

const withEdits = (state: RecordState, edits: readonly Edit[]): RecordState => ({
  ...state,
  edits: new Map([
    ...state.edits,
    ...edits.map((edit) => {
      const key = keyOf(edit);
      const former = state.edits.get(key) ?? state.sent.get(key);
      const changed = former ? { ...edit, since: former.since } : onVersionOf(state.detail, edit);
      return [key, changed] as const;
    }),
  ]),
  problems: state.problems.filter(
    (problem) => problem.path.length > 0 && !edits.some((edit) => isAbout(edit)(problem)),
  ),
  saving: state.sent.size > 0 ? 'saving' : 'waiting',
});

const isFocal = ({ path }: RecordProblem): boolean => path[0] === 'focal';

const isSamePlace = (one: RecordProblem, other: RecordProblem): boolean =>
  one.language === other.language && one.path.join('.') === other.path.join('.');

const withRefusal = (state: RecordState, problems: readonly RecordProblem[]): RecordState => {
  const told = problems.map((problem) => (isFocal(problem) ? { ...problem, path: [] } : problem));
  const others = state.problems.filter((former) => !told.some((problem) => isSamePlace(problem, former)));
  const back = { ...takenBack(state), problems: [...others, ...told] };
  const isKnown = [...back.edits.values()].some((edit) => problems.some(isAbout(edit)));
  if (isKnown || back.edits.size === 0) return rested(back);
  // Focal points may be of pictures that this editor may not change; the same request would fail again.
  const kept = problems.some(isFocal)
    ? [...back.edits].filter(([, { part }]) => part !== 'focal')
    : back.edits;
  return { ...back, edits: new Map(kept), saving: 'refused' };
};

/** What is being typed now was begun on the values of before the save, but for the fields that were saved. */
const withSaved = (state: RecordState, detail: RecordDetail): RecordState => {
  const edits = [...state.edits].map(([key, edit]) => {
    const sent = state.sent.get(key);
    if (!sent) return [key, edit] as const;
    const isPoint = edit.part === 'focal';
    return [key, isPoint ? { ...edit, since: pointText(sent.value) } : onVersionOf(detail, edit)] as const;
  });
  return rested({ ...state, detail, edits: new Map(edits), sent: new Map() });
};

/**
 * A field stays in conflict until its editor has chosen: sent again because another one is, the two would take turns
 * in being refused.
 */
const withConflicts = (
  state: RecordState,
  conflicts: readonly SaveConflict[],
  detail: RecordDetail,
): RecordState => {
  const isTold = (former: SaveConflict): boolean =>
    conflicts.some(({ language, field }) => language === former.language && field === former.field);
  const kept = state.conflicts.filter((former) => !isTold(former));
  return rested({ ...takenBack(state), detail, conflicts: [...kept, ...conflicts] });
};

const withChoice = (state: RecordState, conflict: SaveConflict, mine: boolean): RecordState => {
  const key = keyOf({ part: partOfConflict(conflict), name: conflict.field });
  const conflicts = state.conflicts.filter((each) => each !== conflict);
  const edits = new Map(
    [...state.edits].flatMap(([name, edit]) => {
      if (name !== key) return [[name, edit] as const];
      if (!mine) return [];
      const isPoint = edit.part === 'focal';
      const since = isPoint ? pointText(conflict.theirs) : sinceOf(state.detail, edit);
      return [[name, { ...edit, since }] as const];
    }),
  );
  return rested({ ...state, conflicts, edits });
};

/** What the screen of a record knows, after an action. Nothing that was typed is lost by any of them but a choice. */
export const recordReducer = (state: RecordState, action: RecordAction): RecordState => {
  switch (action.type) {
    case 'edit':
      return withEdits(state, action.edits);
    case 'send': {
      const rest = [...state.edits].filter(([key]) => !action.edits.has(key));
      return { ...state, sent: action.edits, edits: new Map(rest), saving: 'saving' };
    }
    case 'saved':
      return withSaved(state, action.detail);
    case 'failed':
      return { ...takenBack(state), saving: 'failed' };
    case 'refused':
      return withRefusal(state, action.problems);
    case 'conflicted':
      return withConflicts(state, action.conflicts, action.detail);
    case 'choose':
      return withChoice(state, action.conflict, action.mine);
    case 'loaded':
      return { ...state, detail: action.detail };
    case 'discard':
      return firstState(state.detail);
  }
};
