import type { TwoTitles } from '../desk-record';

/** Place of a programme in the schedule. Instants are ISO 8601 in UTC; `channel` is a slug. */
export interface PlannerPlace {
  channel: string | null;
  startsAt: string;
  endsAt: string;
}

/** Programme of the schedule. */
export interface PlannerEntry extends PlannerPlace {
  documentId: string;
  titles: TwoTitles;
  /** Code of the video that it is watched by. */
  video: string | null;
  picture: string | null;
  live: boolean;
  /** Sent back with a change, so that nothing is overwritten silently. */
  version: string;
  /** Name of the editor who changed it last; null for seeds and programs. */
  changedBy: string | null;
}

export interface PlannerChannel {
  slug: string;
  titles: TwoTitles;
  picture: string | null;
  /** Colour as `#rrggbb`. */
  light: string | null;
}

/** Recorded video that can be planned: live in both languages, with a length. */
export interface PlannerVideo {
  code: string;
  channel: string | null;
  titles: TwoTitles;
  picture: string | null;
  seconds: number;
}

/** Response of `GET /desk/planner`. */
export interface PlannerWeek {
  entries: PlannerEntry[];
  channels: PlannerChannel[];
  /** Videos that are not shown in the range, the newest of each channel. */
  videos: PlannerVideo[];
  may: { create: boolean; change: boolean; delete: boolean };
}

/**
 * New programme: its titles are those of a video or of another programme. `id` is the desk's own, `new-` and a UUID; a
 * save that is sent twice creates it once.
 */
export interface PlannerCreate extends PlannerPlace {
  id: string;
  from: { video: string } | { entry: string };
}

/** Programme that moves, or becomes longer or shorter. */
export interface PlannerChange extends PlannerPlace {
  documentId: string;
  version: string;
}

/** Body of `PUT /desk/planner`: saved whole or not at all. */
export interface PlannerSave {
  creates: PlannerCreate[];
  changes: PlannerChange[];
  deletes: { documentId: string; version: string }[];
}

/** Why a programme cannot be saved; `id` is that of the create, or the document id. */
export interface PlannerProblem {
  id: string;
  sentence: string;
}

/** Programme that another editor has changed since it was read; null when they took it out. */
export interface PlannerConflict {
  id: string;
  theirs: PlannerEntry | null;
}
