import { createContext, useContext } from 'react';

import type { Publisher } from './use-publish';
import type { EditedRecord } from './use-record';

/** The record of the screen. */
export interface OpenRecord extends EditedRecord {
  publisher: Publisher;
  /** Says that a film is being uploaded, which leaving the screen would stop. */
  setUploading: (isUploading: boolean) => void;
}

/** null on the screen of a new record. */
export const RecordContext = createContext<OpenRecord | null>(null);

export const useOpenRecord = (): OpenRecord => {
  const open = useContext(RecordContext);
  if (open === null) throw new Error('No record is open.');
  return open;
};
