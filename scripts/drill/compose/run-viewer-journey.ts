import { randomBytes } from 'node:crypto';

import { PlainError } from '../../process/plain-error';
import { waitUntil } from '../../process/wait-until';
import { someEmail } from '../register-viewer';
import { graphCaller } from './graph-caller';
import type { GraphCaller } from './graph-caller';
import type { Found } from './run-visitor-journey';
import type { SecureClient } from './secure-client';

const PAYMENT_LIMIT_MS = 30_000;
const FORM_TOKEN = /name="form_token" value="([\w-]+)"/;
const CARD = { action: 'card', expiry: '08/77', cvc: '123' };
/** A number in the table of cards; the last one is new on each page, because each card has one free trial only. */
const CARD_NUMBER = /card=(\d{16})/g;

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { session { token } errors { code } }
}`;
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { session { token } errors { code } }
}`;
const DETAILS = '{ viewer { email hasSubscription entitlement { level } } }';
const PLAY = 'query ($code: String!) { video(code: $code) { playback { stream { url } errors { code } } } }';
const SUBSCRIBE = `mutation ($input: SubscribeInput!) {
  subscribe(input: $input) { payment { code redirectUrl } errors { code } }
}`;
const PAYMENT = 'query ($code: String!) { viewer { payment(code: $code) { status } } }';

interface Session {
  session: { token: string } | null;
  errors: { code: string }[];
}

type Bearer = Record<'authorization', string>;

const bearerOf = ({ session, errors }: Session): Bearer => {
  if (!session) throw new PlainError(`There is no session: ${JSON.stringify(errors)}`);
  return { authorization: `Bearer ${session.token}` };
};

const details = async (graph: GraphCaller, bearer: Bearer, email: string) => {
  const { viewer } = await graph<{
    viewer: { email: string; hasSubscription: boolean; entitlement: { level: string } } | null;
  }>(DETAILS, {}, bearer);
  if (viewer?.email !== email) throw new PlainError(`The details are not those of ${email}.`);
  return viewer;
};

/** Returns the URL of the stream; undefined when the subscription is missing. */
const streamOf = async (graph: GraphCaller, bearer: Bearer, code: string): Promise<string | undefined> => {
  const { video } = await graph<{
    video: { playback: { stream: { url: string } | null; errors: { code: string }[] } | null } | null;
  }>(PLAY, { code }, bearer);
  const playback = video?.playback;
  if (playback?.stream) return playback.stream.url;
  if (playback?.errors.some((error) => error.code === 'SUBSCRIPTION_REQUIRED')) return undefined;
  throw new PlainError(`${code} was not played: ${JSON.stringify(playback?.errors)}`);
};

const watch = async (ask: SecureClient, url: string | undefined): Promise<void> => {
  const { status, text } = url === undefined ? { status: 0, text: 'refused' } : await ask(url);
  if (status !== 200 || !text.startsWith('#EXTM3U'))
    throw new PlainError(`The stream answered ${status}: ${text.slice(0, 100)}`);
};

const subscribe = async (ask: SecureClient, graph: GraphCaller, bearer: Bearer): Promise<void> => {
  const { plans } = await graph<{ plans: { id: string; period: string | null }[] | null }>(
    '{ plans { id period } }',
  );
  const plan = plans?.find(({ period }) => period !== null);
  const input = { planId: plan?.id, paymentMethod: 'CARD' };
  const answer = await graph<{
    subscribe: {
      payment: { code: string; redirectUrl: string | null } | null;
      errors: { code: string }[];
    } | null;
  }>(SUBSCRIBE, { input }, bearer);
  const payment = answer.subscribe?.payment;
  if (!payment?.redirectUrl)
    throw new PlainError(`There is no page to pay on: ${JSON.stringify(answer.subscribe?.errors)}`);
  const page = new URL(payment.redirectUrl);
  const { text, headers } = await ask(page.pathname);
  const [, number = ''] = [...text.matchAll(CARD_NUMBER)].at(-1) ?? [];
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0] ?? '');
  const paid = await ask(page.pathname, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: page.origin,
      cookie: cookies.join('; '),
    },
    body: new URLSearchParams({ ...CARD, number, form_token: FORM_TOKEN.exec(text)?.[1] ?? '' }).toString(),
  });
  if (paid.status !== 303)
    throw new PlainError(`The card was answered with ${paid.status}: ${paid.text.slice(0, 300)}`);
  const succeeded = await waitUntil(
    async () => {
      const { viewer } = await graph<{ viewer: { payment: { status: string } | null } | null }>(
        PAYMENT,
        { code: payment.code },
        bearer,
      );
      return viewer?.payment?.status === 'SUCCEEDED';
    },
    PAYMENT_LIMIT_MS,
    500,
  );
  if (!succeeded) throw new PlainError('The payment did not succeed.');
};

/**
 * Tests the journey of a viewer: registers, signs in from another browser, plays free videos, subscribes in the
 * sandbox, plays the others.
 */
export const runViewerJourney = async (ask: SecureClient, origin: string, found: Found): Promise<void> => {
  const email = someEmail();
  const password = randomBytes(12).toString('hex');
  const input = { name: 'Drill Viewer', email, password, termsAccepted: true };
  const registered = await graphCaller(ask, origin)<{ register: Session }>(REGISTER, { input });
  bearerOf(registered.register);

  const graph = graphCaller(ask, origin);
  const { csrfToken } = await graph<{ csrfToken: string }>('{ csrfToken }');
  const signedIn = await graph<{ signIn: Session }>(SIGN_IN, { input: { email, password, csrfToken } });
  const bearer = bearerOf(signedIn.signIn);
  await details(graph, bearer, email);
  await watch(ask, await streamOf(graph, bearer, found.free));
  if (await streamOf(graph, bearer, found.premium))
    throw new PlainError('A premium video opened without a subscription.');

  await subscribe(ask, graph, bearer);
  const { hasSubscription } = await details(graph, bearer, email);
  if (!hasSubscription) throw new PlainError('The paid subscription is not in the details.');
  await watch(ask, await streamOf(graph, bearer, found.premium));
};
