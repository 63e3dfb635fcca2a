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

/** By email. The desk takes five logins of one person in five minutes, and many tests begin with one of its owner. */
const tokens = new Map<string | undefined, Promise<string>>();

const logIn = async ({ request }: RequestMaker, data: Credentials): Promise<string> => {
  const door = await request.newContext({ baseURL: CMS_URL });
  const login = await door.post('/admin/login', { data });
  expect(login.status(), await login.text()).toBe(200);
  return ((await login.json()) as { data: { token: string } }).data.token;
};

/** Asks the desk as the person with these credentials. */
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

/** As the administrator of the first run. */
export const ownerSession = (maker: RequestMaker): Promise<APIRequestContext> =>
  deskSession(maker, { email: process.env['ADMIN_EMAIL'], password: process.env['ADMIN_PASSWORD'] });
