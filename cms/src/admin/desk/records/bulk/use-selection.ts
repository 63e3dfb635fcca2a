import { useState } from 'react';

import type { DeskRecord } from '../../../../desk/desk-record';

/** Records of a list that are chosen, to do one thing with all of them. */
export interface Selection {
  /** In the order of the list. */
  chosen: readonly DeskRecord[];
  has: (record: DeskRecord) => boolean;
  /** Chooses a record or takes it out; `through`: chooses all from the last chosen one to it. */
  toggle: (record: DeskRecord, options?: { through: boolean }) => void;
  chooseAll: (isOn: boolean) => void;
  release: (records: readonly DeskRecord[]) => void;
}

interface Chosen {
  address: string;
  keys: ReadonlySet<string>;
  /** Key of the record that was chosen last. */
  last: string | null;
}

const keyOf = ({ type, documentId }: DeskRecord): string => `${type}/${documentId}`;
const noneAt = (address: string): Chosen => ({ address, keys: new Set(), last: null });

/** Keeps which of the records are chosen. Another address is another list: nothing of it is chosen. */
export const useSelection = (address: string, records: readonly DeskRecord[]): Selection => {
  const [state, setState] = useState(() => noneAt(address));
  if (state.address !== address) setState(noneAt(address));
  const { keys, last } = state;
  const choose = (added: readonly DeskRecord[], latest: DeskRecord | undefined): void =>
    setState({
      address,
      keys: new Set([...keys, ...added.map(keyOf)]),
      last: latest ? keyOf(latest) : null,
    });
  const release = (removed: readonly DeskRecord[]): void => {
    const gone = new Set(removed.map(keyOf));
    setState((former) => ({
      ...former,
      keys: new Set([...former.keys].filter((key) => !gone.has(key))),
      last: null,
    }));
  };
  const has = (record: DeskRecord): boolean => keys.has(keyOf(record));
  return {
    chosen: records.filter(has),
    has,
    toggle: (record, { through } = { through: false }) => {
      const from = through ? records.findIndex((each) => keyOf(each) === last) : -1;
      const to = records.findIndex((each) => keyOf(each) === keyOf(record));
      if (from !== -1) choose(records.slice(Math.min(from, to), Math.max(from, to) + 1), record);
      else if (has(record) && !through) release([record]);
      else choose([record], record);
    },
    chooseAll: (isOn) => (isOn ? choose(records, undefined) : release(records)),
    release,
  };
};
