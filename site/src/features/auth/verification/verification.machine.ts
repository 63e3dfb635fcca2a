import type { Locale } from '@sahra/schemas/constants';
import { assign, fromPromise, setup } from 'xstate';

import { readFreshAccessToken } from '../../../shared/auth/read-fresh-access-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { resendVerification } from './resend-verification';
import { VerifyEmailOperation } from './verify-email.mutation.generated';
import { ViewerProofOperation } from './viewer-proof.query.generated';

interface Context {
  token: string;
  /** Address of the signed-in viewer who can request another link; null for visitors. */
  email: string | null;
  /** Error code of the last failed resend. */
  failure: string | null;
}

type Event = { type: 'OPEN'; token: string | null } | { type: 'CONFIRM' } | { type: 'SEND' };

/**
 * Returns true when the link verifies the address, and false when it is expired or unknown. Rejects on any other
 * failure.
 */
const verify = (locale: Locale) =>
  fromPromise<boolean, string>(async ({ input: token }) => {
    const { verifyEmail } = await postOperation(VerifyEmailOperation, { input: { token } }, locale, null);
    if (!verifyEmail) throw new Error('verifyEmail has no payload');
    return verifyEmail.verified;
  });

/**
 * Reads the signed-in viewer, whose address may be verified already by another link. Returns null for visitors.
 */
const readViewer = (locale: Locale) =>
  fromPromise(async () => {
    const bearer = await readFreshAccessToken(locale);
    if (!bearer) return null;
    return (await postOperation(ViewerProofOperation, {}, locale, bearer)).viewer;
  });

/**
 * State machine of the e-mail verification page. Only a press verifies: scanners of mails open each link, and run the
 * scripts of its page (docs/decisions/0192).
 */
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
              target: 'asking',
              actions: assign(({ event }) => ({ token: event.token ?? '' })),
            },
            { target: 'broken' },
          ],
        },
      },
      asking: { on: { CONFIRM: 'verifying' } },
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
      away: { on: { CONFIRM: 'verifying' } },
      sent: {},
      verified: {},
      already: {},
      broken: {},
    },
  });
