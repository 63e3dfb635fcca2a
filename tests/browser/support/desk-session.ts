import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Locale } from '@sahra/schemas/constants';

export const CMS_URL = process.env['CMS_URL'] ?? 'http://localhost:1337';

export interface RequestMaker {
  request: {
    newContext(options: {
      baseURL: string;
      extraHTTPHeaders?: Record<string, string>;
    }): Promise<APIRequestContext>;
  };
}

type Credentials = Record<'email' | 'password', string | undefined>;

/**
 * Tokens by e-mail. The admin allows five logins per user in five minutes, and many tests start with a login of its
 * owner.
 */
const tokens = new Map<string | undefined, Promise<string>>();

const logIn = async ({ request }: RequestMaker, data: Credentials): Promise<string> => {
  const door = await request.newContext({ baseURL: CMS_URL });
  const login = await door.post('/admin/login', { data });
  expect(login.status(), await login.text()).toBe(200);
  return ((await login.json()) as { data: { token: string } }).data.token;
};

const tokenOf = (maker: RequestMaker, credentials: Credentials): Promise<string> => {
  const token = tokens.get(credentials.email) ?? logIn(maker, credentials);
  tokens.set(credentials.email, token);
  return token;
};

/** Creates a request context of the admin that is signed in with these credentials. */
export const deskSession = async (
  maker: RequestMaker,
  credentials: Credentials,
): Promise<APIRequestContext> => {
  const token = tokenOf(maker, credentials);
  return maker.request.newContext({
    baseURL: CMS_URL,
    extraHTTPHeaders: { authorization: `Bearer ${await token}` },
  });
};

const OWNER = { email: process.env['ADMIN_EMAIL'], password: process.env['ADMIN_PASSWORD'] };

/** Creates a request context of the administrator that the first run created. */
export const ownerSession = (maker: RequestMaker): Promise<APIRequestContext> => deskSession(maker, OWNER);

/** Signs the page in with these credentials, in `language`, without another login. */
export const signInByToken = async (
  maker: RequestMaker,
  page: Page,
  language: Locale,
  credentials: Credentials,
): Promise<void> => {
  const token = await tokenOf(maker, credentials);
  await page.addInitScript(
    ([kept, chosen]) => {
      localStorage.setItem('jwtToken', JSON.stringify(kept));
      localStorage.setItem('isLoggedIn', 'true');
      localStorage.setItem('strapi-admin-language', chosen);
    },
    [token, language] as const,
  );
};
