import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@sahra/schemas/constants';

import { deskOf } from './desk';
import type { Desk } from './desk';
import { CMS_URL, deskSession, ownerSession, signInByToken } from './desk-session';
import type { RequestMaker } from './desk-session';

const PASSWORD = 'Desk-of-the-browser-1';

/** An admin user with one role, deleted when the test ends. */
export interface DeskUser {
  email: string;
  /** The admin API with this user's permissions. */
  desk: Desk;
  /** Sends a request of the admin pages without opening them; returns the status. */
  ask(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<number>;
  /** Signs in on the admin's login page. */
  signIn(page: Page): Promise<void>;
  /** Signs a page in without the login page, which takes five logins of a user in five minutes. */
  enter(page: Page): Promise<void>;
  leave(): Promise<void>;
}

/** Returns the URL of a record's screen in the desk; `place` is its list and its type, e.g. `pages/question`. */
export const deskPage = (place: string, id: string): string => `${CMS_URL}/admin/desk/${place}/${id}`;

/**
 * Creates an admin user: the owner invites a user with the role `roleCode`, who accepts with a password. Their
 * admin is in `language`.
 */
export const createDeskUser = async (
  maker: RequestMaker,
  roleCode: string,
  language: Locale = 'en',
): Promise<DeskUser> => {
  const owner = await ownerSession(maker);
  const { data: roles } = (await (await owner.get('/admin/roles')).json()) as {
    data: { id: number; code: string }[];
  };
  const role = roles.find(({ code }) => code === roleCode);
  if (!role) throw new Error(`The desk has no role ${roleCode}.`);
  const email = `${roleCode}-${language}-${Date.now()}@sahra.example`;
  const name = { firstname: 'Test', lastname: roleCode };
  const invited = await owner.post('/admin/users', { data: { ...name, email, roles: [role.id] } });
  expect(invited.status(), await invited.text()).toBe(201);
  const { data: user } = (await invited.json()) as { data: { id: number; registrationToken: string } };
  const accepted = await owner.post('/admin/register', {
    data: { registrationToken: user.registrationToken, userInfo: { ...name, password: PASSWORD } },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  const credentials = { email, password: PASSWORD };
  const person = await deskSession(maker, credentials);
  const told = await person.put('/admin/users/me', { data: { preferedLanguage: language } });
  expect(told.status(), await told.text()).toBe(200);
  return {
    email,
    desk: deskOf(person),
    ask: async (method, path, data) => (await person.fetch(path, { method, data })).status(),
    signIn: async (page) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('strapi-admin-language', chosen);
      }, language);
      await page.goto(`${CMS_URL}/admin/auth/login`);
      await page.locator('input[name="email"]').fill(email);
      await page.locator('input[name="password"]').fill(PASSWORD);
      await page.locator('button[type="submit"]').click();
      await expect(page).toHaveURL(new RegExp(`^${CMS_URL}/admin/?$`));
    },
    enter: (page) => signInByToken(maker, page, language, credentials),
    leave: async () => {
      expect((await owner.delete(`/admin/users/${user.id}`)).status()).toBe(200);
    },
  };
};
