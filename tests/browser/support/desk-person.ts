import { expect, type Page } from '@playwright/test';
import type { Locale } from '@sahra/schemas/constants';

import { deskOf, type Desk } from './desk';
import { CMS_URL, deskSession, ownerSession, type RequestMaker } from './desk-session';

const PASSWORD = 'Desk-of-the-browser-1';

/** Somebody with one role in the desk, who is gone when the test ends. */
export interface DeskPerson {
  email: string;
  /** The desk as they see it. */
  desk: Desk;
  /** What the desk's pages ask, asked without them; answers the status. */
  ask(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<number>;
  /** Signs in on the desk's own page. */
  signIn(page: Page): Promise<void>;
  leave(): Promise<void>;
}

/** The address of a record's page in the desk. */
export const deskPage = (type: string, id: string, locale: string): string =>
  `${CMS_URL}/admin/content-manager/collection-types/${type}/${id}?plugins[i18n][locale]=${locale}`;

/** The owner invites somebody with the role of that code, and they accept with a password. They have the desk in `language`. */
export const inviteToDesk = async (
  maker: RequestMaker,
  roleCode: string,
  language: Locale = 'en',
): Promise<DeskPerson> => {
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
    leave: async () => {
      expect((await owner.delete(`/admin/users/${user.id}`)).status()).toBe(200);
    },
  };
};
