import { createContext, useContext } from 'react';

import type { DeskRecord } from '../../../../desk/desk-record';
import type { BulkOutcome } from './act-on-record';
import type { BulkAct } from './bulk-acts';

/** An act on several records, one after the other. */
export interface BulkRun {
  act: BulkAct;
  total: number;
  /** What became of those that were dealt with. */
  outcomes: readonly BulkOutcome[];
}

interface BulkRuns {
  /** The run that is under way, or the last one until its report is closed. */
  run: BulkRun | null;
  isRunning: boolean;
  /** Does nothing while another run is under way. */
  start: (act: BulkAct, records: readonly DeskRecord[]) => void;
  /** Closes the report of a run that has ended. */
  close: () => void;
}

export const BulkRunContext = createContext<BulkRuns | null>(null);

export const useBulkRun = (): BulkRuns => {
  const runs = useContext(BulkRunContext);
  if (!runs) throw new Error('A list of the desk stands inside a BulkRunProvider.');
  return runs;
};
