import { setTimeout as delay } from 'node:timers/promises';

import { send, type Attempt, type Outcome } from './send';

/** Result of an attack. Each complaint is a broken guarantee. */
export interface AttackReport {
  sent: number;
  statuses: Record<string, number>;
  complaints: string[];
}

/** Merges the reports of two attacks that ran one after the other. */
export const bothReports = (one: AttackReport, other: AttackReport): AttackReport => {
  const statuses = new Map(Object.entries(one.statuses));
  for (const [status, count] of Object.entries(other.statuses))
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  return {
    sent: one.sent + other.sent,
    statuses: Object.fromEntries(statuses),
    complaints: [...one.complaints, ...other.complaints],
  };
};

const PER_SECOND = 150;
const COMPLAINTS_KEPT = 10;
const FIRST_SERVER_ERROR = 500;

const INTERNAL = '"code":"INTERNAL"';
const RATE_LIMITED = 'RATE_LIMITED';

/** Adds a complaint when a flood was never rate limited. */
export const mustBeLimited = (report: AttackReport): AttackReport => ({
  ...report,
  complaints: [
    ...report.complaints,
    ...(report.statuses[RATE_LIMITED] || report.statuses['429'] ? [] : ['was never limited']),
  ],
});

/** Returns what in a response breaks the guarantees for all attacks; undefined when nothing does. */
export const complaintOf = ({ status, hung, text }: Outcome): string | undefined => {
  if (hung) return 'no response';
  if (status >= FIRST_SERVER_ERROR || text.includes(INTERNAL)) return `${status} ${text.slice(0, 200)}`;
  return undefined;
};

/** Sends at a fixed rate, without waiting for responses, from changing addresses unless the attempt sets one. */
export const sendAll = async (
  attempts: Iterable<Attempt>,
  isBroken: (outcome: Outcome) => string | undefined = complaintOf,
): Promise<AttackReport> => {
  const statuses = new Map<string, number>();
  const count = (key: string): void => void statuses.set(key, (statuses.get(key) ?? 0) + 1);
  const complaints: string[] = [];
  const pending: Promise<void>[] = [];
  const began = performance.now();
  for (const attempt of attempts) {
    const place = pending.length;
    const address = `10.0.${Math.floor(place / 250) % 250}.${(place % 250) + 1}`;
    const headers = { 'x-forwarded-for': address, ...attempt.headers };
    pending.push(
      send({ ...attempt, headers }).then((outcome) => {
        count(String(outcome.status));
        if (outcome.text.includes(RATE_LIMITED)) count('RATE_LIMITED');
        const complaint = isBroken(outcome);
        if (complaint !== undefined && complaints.length < COMPLAINTS_KEPT)
          complaints.push(
            `${attempt.method} ${attempt.path} ${JSON.stringify(attempt.body ?? '').slice(0, 400)}: ${complaint}`,
          );
      }),
    );
    const wait = began + (pending.length * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await delay(wait);
  }
  await Promise.all(pending);
  return { sent: pending.length, statuses: Object.fromEntries(statuses), complaints };
};
