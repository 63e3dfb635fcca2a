import { createAccessToken, session } from '../../../../../testing/graph';
import { clearSession } from '../../../../shared/auth/clear-session';
import { startSession } from '../../../../shared/auth/start-session';
import { keepGuestProgress } from '../../../../shared/progress/guest-progress';
import { resumeSecond } from './resume-second';

const keep = (code: string, positionSeconds: number): void =>
  keepGuestProgress({
    id: code,
    code,
    positionSeconds,
    durationSeconds: 600,
    watchedAt: '2026-11-23T18:00:00.000Z',
  });

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

test('a guest goes on where this browser knows it, not in what hardly began or is finished', () => {
  keep('half', 300);
  keep('new', 14);
  keep('done', 590);
  expect(resumeSecond('half', '', 0)).toEqual({ from: 300, isResumed: true });
  expect(resumeSecond('new', '', 0)).toEqual({ from: 0, isResumed: false });
  expect(resumeSecond('done', '', 0)).toEqual({ from: 0, isResumed: false });
});

test('a viewer goes on where the account knows it', () => {
  keep('half', 300);
  startSession(session(createAccessToken(600)) as never);
  expect(resumeSecond('half', '?from=mail', 120)).toEqual({ from: 120, isResumed: true });
  expect(resumeSecond('half', '', 0)).toEqual({ from: 0, isResumed: false });
  clearSession();
});

test('the second in the address wins, also the first one', () => {
  keep('half', 300);
  expect(resumeSecond('half', '?t=1m', 0)).toEqual({ from: 60, isResumed: false });
  expect(resumeSecond('half', '?t=0', 0)).toEqual({ from: 0, isResumed: false });
});
