import type { Locale } from '@sahra/schemas/constants';

import type { TwoTitles } from '../desk-record';

export const PLAN_ACTS = ['publish', 'unpublish'] as const;
export type PlanAct = (typeof PLAN_ACTS)[number];

/** Planned publication of one language of a record. Instants are ISO 8601 in UTC. */
export interface Plan {
  id: string;
  type: string;
  documentId: string;
  language: Locale;
  act: PlanAct;
  at: string;
  /** `failed`: its time has come, and it was not carried out; `reason` says why. */
  state: 'waiting' | 'failed';
  /** In the language of the editor who reads it. */
  reason: string | null;
  /** Name of the editor who planned it. */
  by: string | null;
  /** null when the record is gone. */
  titles: TwoTitles | null;
  picture: string | null;
}
