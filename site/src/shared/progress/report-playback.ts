import type { Locale } from '@sahra/schemas/constants';

import { authState } from '../auth/auth-state';
import { readAccessToken } from '../auth/read-access-token';
import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { serverNow } from '../clock/server-clock';
import { newIdempotencyKey } from '../graph/new-idempotency-key';
import { postOperation } from '../graph/post-operation';
import { sendOperation } from '../graph/send-operation';
import { setContinueMark } from './continue-mark';
import { keepGuestProgress } from './guest-progress';
import { progressStateOf } from './progress-state';
import type { Position } from './progress-state';
import { SaveProgressOperation } from './save-progress.mutation.generated';
import { CountViewOperation } from './count-view.mutation.generated';
import { visitorId } from './visitor-id';

interface Report extends Position {
  id: string;
  code: string;
  /** Whether the page may be gone before an answer. */
  isLeaving: boolean;
}

/**
 * Keeps how far a video was watched: in the viewer's account, or in a guest's browser. A report that fails is not
 * repeated, because the next one says more.
 */
export const reportPosition = (report: Report, locale: Locale): void => {
  const { id, code, positionSeconds, durationSeconds, isLeaving } = report;
  if (progressStateOf(report) === 'STARTED') setContinueMark(true);
  if (authState.get() === null) {
    const watchedAt = new Date(serverNow()).toISOString();
    keepGuestProgress({ id, code, positionSeconds, durationSeconds, watchedAt });
    return;
  }
  const { name, hash } = SaveProgressOperation;
  const variables = { input: { videoCode: code, positionSeconds, durationSeconds } };
  const send = async (): Promise<unknown> => {
    if (!isLeaving)
      return postOperation(SaveProgressOperation, variables, locale, await readFreshAccessToken(locale));
    const idempotencyKey = newIdempotencyKey();
    const token = readAccessToken();
    return sendOperation({ name, hash, variables, locale, token, idempotencyKey, keepalive: true });
  };
  void send().catch(() => undefined);
};

/** Counts a view of the viewer's session or of this visit. A failure is not repeated: a view is no promise. */
export const reportView = (code: string, locale: Locale): void => {
  const send = async (): Promise<void> => {
    const token = await readFreshAccessToken(locale);
    const input = { videoCode: code, ...(token === null ? { visitor: visitorId() } : {}) };
    await postOperation(CountViewOperation, { input }, locale, token);
  };
  void send().catch(() => undefined);
};
