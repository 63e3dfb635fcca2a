import type { Locale } from '@sahra/schemas/constants';
import { assign, fromPromise, setup } from 'xstate';

import { freshToken } from '../../../shared/auth/fresh-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { resendVerification } from './resend-verification';
import { VerifyEmailOperation } from './verify-email.mutation.generated';
import { ViewerProofOperation } from './viewer-proof.query.generated';

interface Context {
  token: string;
  /** Address of the signed-in viewer to whom another link can be sent; null where nobody is signed in. */
  email: string | null;
  /** Why another link could not be sent. */
  failure: string | null;
}

type Event = { type: 'OPEN'; token: string | null } | { type: 'RETRY' } | { type: 'SEND' };

/** Whether the link proved the address; false when it is too old or unknown. Rejects when nobody could say. */
const verify = (locale: Locale) =>
  fromPromise<boolean, string>(async ({ input: token }) => {
    const { verifyEmail } = await postOperation(VerifyEmailOperation, { token }, locale, null);
    const [failure] = verifyEmail.errors;
    if (failure && failure.code !== 'LINK_EXPIRED') throw new Error(failure.code);
    return verifyEmail.verified;
  });

/** The signed-in viewer, of whom another link may have proven the address since; null for visitors. */
const readViewer = (locale: Locale) =>
  fromPromise(async () => {
    const bearer = await freshToken(locale);
    if (!bearer) return null;
    return (await postOperation(ViewerProofOperation, {}, locale, bearer)).viewer;
  });

/** What becomes of the link of the verification mail. */
export const verificationMachine = (locale: Locale) =>
  setup({
    types: { context: {} as Context, events: {} as Event },
    actors: {
      verify: verify(locale),
      readViewer: readViewer(locale),
      resend: fromPromise<string | null>(() => resendVerification(locale)),
    },
  }).createMachine({
    id: 'verification',
    initial: 'opening',
    context: { token: '', email: null, failure: null },
    states: {
      opening: {
        on: {
          OPEN: [
            {
              guard: ({ event }) => Boolean(event.token),
              target: 'verifying',
              actions: assign(({ event }) => ({ token: event.token ?? '' })),
            },
            { target: 'broken' },
          ],
        },
      },
      verifying: {
        invoke: {
          src: 'verify',
          input: ({ context }) => context.token,
          onDone: [{ guard: ({ event }) => event.output, target: 'verified' }, { target: 'refused' }],
          onError: 'away',
        },
      },
      refused: {
        invoke: {
          src: 'readViewer',
          onDone: [
            { guard: ({ event }) => event.output?.emailVerified === true, target: 'already' },
            { target: 'expired', actions: assign(({ event }) => ({ email: event.output?.email ?? null })) },
          ],
          onError: 'expired',
        },
      },
      expired: { on: { SEND: 'sending' } },
      sending: {
        invoke: {
          src: 'resend',
          onDone: [
            { guard: ({ event }) => event.output === null, target: 'sent' },
            { target: 'expired', actions: assign(({ event }) => ({ failure: event.output })) },
          ],
        },
      },
      away: { on: { RETRY: 'verifying' } },
      sent: {},
      verified: {},
      already: {},
      broken: {},
    },
  });
