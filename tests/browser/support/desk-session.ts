import { expect, type APIRequestContext } from '@playwright/test';

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

/** Creates a request context of the admin that is signed in with these credentials. */
export const deskSession = async (
  maker: RequestMaker,
  credentials: Credentials,
): Promise<APIRequestContext> => {
  const token = tokens.get(credentials.email) ?? logIn(maker, credentials);
  tokens.set(credentials.email, token);
  return maker.request.newContext({
    baseURL: CMS_URL,
    extraHTTPHeaders: { authorization: `Bearer ${await token}` },
  });
};

/** Creates a request context of the administrator that the first run created. */
export const ownerSession = (maker: RequestMaker): Promise<APIRequestContext> =>
  deskSession(maker, { email: process.env['ADMIN_EMAIL'], password: process.env['ADMIN_PASSWORD'] });
