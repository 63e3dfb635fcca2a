import type { SaveConflict } from '../../../desk/record/record-detail';
import type { RecordProblem } from './record-state';

/** Why the server refused a request of the desk. */
export interface DeskError {
  /** null where there was no response. */
  status: number | null;
  /** Sentence in the editor's language; null where the server gave none. */
  sentence: string | null;
  problems: readonly RecordProblem[];
  conflicts: readonly SaveConflict[];
  data: unknown;
}

interface Failure {
  status?: number;
  response?: {
    data?: {
      data?: unknown;
      error?: { message?: string; problems?: RecordProblem[]; conflicts?: SaveConflict[] };
    };
  };
}

/** Reads what a request of Strapi's client rejects with. */
export const deskError = (reason: unknown): DeskError => {
  const { status, response } = (typeof reason === 'object' && reason !== null ? reason : {}) as Failure;
  const { data, error } = response?.data ?? {};
  return {
    status: status ?? null,
    sentence: error?.message ?? null,
    problems: error?.problems ?? [],
    conflicts: error?.conflicts ?? [],
    data,
  };
};
