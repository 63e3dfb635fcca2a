import { isRecord } from '@sahra/schemas/is-record';
import { readInstant } from '@sahra/schemas/read-instant';

import type { FieldFailure } from '../../platform/http/errors/refusal';
import { CODE_FAILURE, videoCodeOf } from '../../platform/video/video-code-of';
import { DURATION_MAX_SECONDS, MERGE_MAX } from './progress.limits';

/** Valid report of progress. */
export interface ProgressReport {
  code: string;
  position: number;
  duration: number;
  at: Date;
}

const LATEST_FIRST = (one: ProgressReport, other: ProgressReport) => other.at.getTime() - one.at.getTime();

const secondsOf = (value: unknown, minimum: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= DURATION_MAX_SECONDS
    ? value
    : undefined;

/**
 * Returns when the video was watched, at most `now`: a device clock that is ahead would win over every other
 * device.
 */
const instantOf = (value: unknown, now: Date): Date | undefined => {
  if (value === undefined || value === null) return now;
  const at = readInstant(value);
  if (!at || at.getTime() < 0) return undefined;
  return at < now ? at : now;
};

/** Reads a report and validates all of its fields; returns either the valid report or the failures. */
export const checkProgress = (
  body: Readonly<Record<string, unknown>>,
  now: Date,
): { report: ProgressReport } | { failures: FieldFailure[] } => {
  const code = videoCodeOf(body['code']);
  const position = secondsOf(body['position'], 0);
  const duration = secondsOf(body['duration'], 1);
  const at = instantOf(body['at'], now);
  if (code !== undefined && position !== undefined && duration !== undefined && at !== undefined)
    return { report: { code, position: Math.min(position, duration), duration, at } };
  const wrong = Object.entries({ position, duration, at }).filter(([, value]) => value === undefined);
  return {
    failures: [
      ...(code === undefined ? [CODE_FAILURE] : []),
      ...wrong.map(([field]) => ({ field, code: 'BAD_USER_INPUT' })),
    ],
  };
};

/**
 * Reads the progress that a guest brings to the sign-in and keeps the latest report of each video; undefined when
 * one report is invalid.
 */
export const checkMerge = (entries: unknown, now: Date): ProgressReport[] | undefined => {
  if (!Array.isArray(entries) || entries.length > MERGE_MAX) return undefined;
  const reports = entries.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['at'] !== 'string') return [];
    const checked = checkProgress(entry, now);
    return 'report' in checked ? [checked.report] : [];
  });
  if (reports.length < entries.length) return undefined;
  const latest = new Map<string, ProgressReport>();
  for (const report of reports.sort(LATEST_FIRST))
    if (!latest.has(report.code)) latest.set(report.code, report);
  return [...latest.values()];
};
