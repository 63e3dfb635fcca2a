import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { toasts } from '../../../shared/messages/toasts';
import { startProviderSignIn } from './start-provider-sign-in';
import { ProviderButtons } from './ProviderButtons';

const provider = (key: string, name: string, kind: string) => ({
  __typename: 'AuthProvider',
  key,
  name,
  kind,
});
const CREDENTIALS = provider('credentials', 'Credentials', 'CREDENTIALS');

afterEach(() => toasts.set([]));

test('what is not configured is not shown', async () => {
  const log = fakeGraph({ AuthProviders: { authProviders: [CREDENTIALS] } });
  renderInPage(<ProviderButtons />);
  await waitFor(() => expect(log).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a provider that cannot be reached is reported, and can be tried again', async () => {
  fakeGraph({
    AuthProviders: { authProviders: [CREDENTIALS, provider('google', 'Google', 'OIDC')] },
    CsrfToken: 'unreachable',
  });
  renderInPage(<ProviderButtons />);
  const button = await screen.findByRole('button', { name: 'Continue with \u2066Google\u2069' });
  await userEvent.click(button);
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([en.UPSTREAM_UNAVAILABLE]));
  expect(button).not.toHaveAttribute('aria-busy');
});

/** Responds to the CSRF token query, then to `/api/auth/signin/*` with `answer`. */
const answerSignIn = (answer: unknown, status = 200) => {
  fakeGraph({ CsrfToken: { csrfToken: 'c1' } });
  const graph = globalThis.fetch;
  const asked: { address: string; body: string }[] = [];
  globalThis.fetch = async (input, init) => {
    if (input === '/graphql') return graph(input, init);
    const body = init?.body instanceof URLSearchParams ? init.body.toString() : '';
    asked.push({ address: typeof input === 'string' ? input : '', body });
    return new Response(JSON.stringify(answer), { status });
  };
  return asked;
};

test('a sign-in begins with a token, and answers where the provider asks', async () => {
  const asked = answerSignIn({ url: 'https://provider.example/authorize' });
  const url = await startProviderSignIn('google', '/ar/auth/login?returned=google', 'ar');
  expect(url).toBe('https://provider.example/authorize');
  expect(asked).toEqual([
    {
      address: '/api/auth/signin/google',
      body: 'csrfToken=c1&callbackUrl=%2Far%2Fauth%2Flogin%3Freturned%3Dgoogle&json=true',
    },
  ]);
});

test('a refusal is no address', async () => {
  answerSignIn({ code: 'NOT_FOUND' }, 404);
  await expect(startProviderSignIn('google', '/', 'en')).rejects.toThrow('404');
});
