import { Browser } from './browser';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from './start-accounts';
import { CLIENT, startIdentityProvider, type Person } from './start-identity-provider';

export const GOOGLE_CALLBACK = '/api/auth/callback/google';

/** Running accounts whose sign-in with Google uses a test provider. */
export interface GoogleAccounts extends RunningAccounts {
  /** Sets the person on Google's page from now on. */
  meet(person: Person): void;
  /** Follows the redirects of a browser from the button over Google's page and back; returns the final target. */
  signIn(browser: Browser, callbackUrl?: string): Promise<URL>;
}

/**
 * Starts accounts with a test provider as Google. Silences the provider's warnings about production, because it
 * only serves tests here.
 */
export const startGoogle = async (person: Person): Promise<GoogleAccounts> => {
  for (const method of ['info', 'warn'] as const) jest.spyOn(console, method).mockImplementation();
  const provider = await startIdentityProvider(`${TEST_CONFIG.publicOrigin}${GOOGLE_CALLBACK}`, person);
  const accounts = await startAccounts({ config: { google: { ...CLIENT, issuer: provider.issuer } } });
  const signIn: GoogleAccounts['signIn'] = async (browser, callbackUrl = '/home') => {
    const csrfToken = await browser.csrfToken();
    const start = await browser.form('/api/auth/signin/google', { csrfToken, callbackUrl, json: 'true' });
    let next = ((await start.json()) as { url: string }).url;
    const elsewhere = new Browser(provider.issuer);
    while (next.startsWith(provider.issuer))
      next = new URL((await elsewhere.get(next)).headers.get('location') ?? '', provider.issuer).href;
    const { pathname, search } = new URL(next);
    const back = await browser.get(`${pathname}${search}`, { accept: 'text/html' });
    return new URL(back.headers.get('location') ?? '');
  };
  return {
    ...accounts,
    meet: (next) => {
      provider.person = next;
    },
    signIn,
    stop: async () => {
      await accounts.stop();
      await provider.stop();
    },
  };
};
