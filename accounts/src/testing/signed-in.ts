import { Browser } from './browser';
import { registrationBody } from './registration-body';
import type { RunningAccounts } from './start-accounts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A viewer who has registered and is signed in on one device. */
export interface SignedIn {
  id: string;
  email: string;
  token: string;
  browser: Browser;
  /** Sends a request with the viewer's access token; the body as JSON. */
  send(method: Method, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

let made = 0;

/** Registers a viewer with a unique address, unless the test sets one. */
export const signedIn = async (
  { url }: Pick<RunningAccounts, 'url'>,
  changed: Record<string, unknown> = {},
): Promise<SignedIn> => {
  made += 1;
  const browser = new Browser(url);
  const body = registrationBody({ email: `viewer-${made}@viewers.example`, ...changed });
  const answer = await browser.json('/api/register', body);
  const { data } = (await answer.json()) as { data: { id: string; email: string; token: string } };
  return {
    id: data.id,
    email: data.email,
    token: data.token,
    browser,
    send: (method, path, sent, headers = {}) =>
      fetch(new URL(path, url), {
        method,
        headers: {
          authorization: `Bearer ${data.token}`,
          ...(sent !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      }),
  };
};
