import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { authState } from '../src/shared/auth/auth-state';
import { toasts } from '../src/shared/messages/toasts';
import { Comments } from '../src/shared/comments/Comments';
import { wantedStart } from '../src/shared/playback/open-player';
import { commentWords } from './comments';
import { createAccessToken } from './graph';
import type { Reply } from './graph';
import { renderInPage } from './page';

/** Video whose comments are shown. */
export const VIDEO = { code: 'abc123', premium: false, lastSecond: 600, hasTimes: true };

/** Signs a viewer in, with or without a subscription. */
export const signIn = (hasSubscription = false): void =>
  authState.set({
    token: createAccessToken(600),
    id: 'viewer-1',
    has_subscription: hasSubscription,
    subscription_type: null,
    with_ads: false,
    subscription_payment_method: null,
  });

/** Shows the comments of a video. */
export const show = (video = VIDEO, locale: 'en' | 'ar' = 'en') => {
  const onCount = jest.fn();
  const rendered = renderInPage(<Comments video={video} knownCount={2} hasPlans onCount={onCount} />, locale);
  return { onCount, ...rendered };
};

/** Reply to a comment that was taken. */
export const added = (id: string, text: string, changes: Parameters<typeof commentWords>[1] = {}): Reply => ({
  addComment: {
    __typename: 'AddCommentPayload',
    comment: commentWords(id, { text, ...changes }),
    errors: [],
  },
});
/** Reply of a mutation that was refused. */
export const refused = (mutation: string, code: string): Reply => ({
  [mutation]: { __typename: 'Payload', comment: null, errors: [{ __typename: 'Error', code, field: null }] },
});

/** Writes a comment and sends it. */
export const write = async (text: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

/** State of the browser before each test. */
export const resetComments = (): void => {
  // The width decides how many comments a page has; live updates are tested beside it.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  localStorage.clear();
  sessionStorage.clear();
  toasts.set([]);
  authState.set(null);
  wantedStart.set(null);
};

/** Reply of the question for newer comments: none. */
export const QUIET = { NewestComments: { video: null } };
