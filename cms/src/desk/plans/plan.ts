import type { RecordPlan, TwoTitles } from '../desk-record';

export type PlanAct = RecordPlan['act'];
export const PLAN_ACTS: readonly PlanAct[] = ['publish', 'unpublish'];

/** Planned publication with its record. */
export interface Plan extends RecordPlan {
  id: string;
  type: string;
  documentId: string;
  /** Why it failed, in the language of the editor who reads it. */
  reason: string | null;
  /** Name of the editor who planned it. */
  by: string | null;
  /** null when the record is gone. */
  titles: TwoTitles | null;
  picture: string | null;
}
