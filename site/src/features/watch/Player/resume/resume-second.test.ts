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
  expect(resumeSecond('half', null, 0)).toEqual({ from: 300, isResumed: true, kept: 300 });
  expect(resumeSecond('new', null, 0)).toEqual({ from: 0, isResumed: false, kept: 0 });
  expect(resumeSecond('done', null, 0)).toEqual({ from: 0, isResumed: false, kept: 0 });
});

test('a viewer goes on where the account knows it', () => {
  keep('half', 300);
  startSession(session(createAccessToken(600)) as never);
  expect(resumeSecond('half', null, 120)).toEqual({ from: 120, isResumed: true, kept: 120 });
  expect(resumeSecond('half', null, 0)).toEqual({ from: 0, isResumed: false, kept: 0 });
  clearSession();
});

test('the second that is wanted wins, also the first one, and the kept one is known', () => {
  keep('half', 300);
  expect(resumeSecond('half', 60, 0)).toEqual({ from: 60, isResumed: false, kept: 300 });
  expect(resumeSecond('half', 0, 0)).toEqual({ from: 0, isResumed: false, kept: 300 });
});
