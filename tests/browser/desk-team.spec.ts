import { CMS_URL, ownerSession } from './support/desk-session';
import { createDeskUser, type DeskUser } from './support/desk-user';
import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { expect, test } from './support/test';

const SAID = {
  en: {
    team: 'Team',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    editor: 'English editor',
    publisher: 'Publisher',
    create: 'Create the link',
    link: 'Link of the invitation',
    roleOf: (name: string) => `Role of ${name}`,
    signOut: 'Sign out',
  },
  ar: {
    team: 'الفريق',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    editor: 'محرر الإنجليزية',
    publisher: 'ناشر',
    create: 'إنشاء الرابط',
    link: 'رابط الدعوة',
    roleOf: (name: string) => `دور ${name}`,
    signOut: 'تسجيل الخروج',
  },
} as const;

interface User {
  id: number;
  email: string;
  roles: readonly { code: string }[];
}

test.describe('the team', () => {
  test.use({ locale: 'en-GB' });

  /** Also when the test fails: it is an owner. */
  let reader: DeskUser | null = null;
  test.afterEach(async () => {
    await reader?.leave();
    reader = null;
  });

  test('is invited by the owner, who changes a role, in a low window too', async ({
    page,
    lang,
    playwright,
  }) => {
    const said = SAID[lang];
    const name = `Sami ${lang} ${Date.now()}`;
    const email = `${name.toLowerCase().replaceAll(' ', '-')}@sahra.example`;
    const owner = await ownerSession(playwright);
    const invited = async (): Promise<User | undefined> => {
      const response = await owner.get('/admin/users?pageSize=100&sort=id:DESC');
      const { data } = (await response.json()) as { data: { results: User[] } };
      expect(data.results.length).toBeGreaterThan(0);
      return data.results.find((user) => user.email === email);
    };

    await page.setViewportSize({ width: 1024, height: 600 });
    reader = await createDeskUser(playwright, 'strapi-super-admin', lang);
    await reader.enter(page);
    await page.goto(`${CMS_URL}/admin/`);
    await page.getByRole('link', { name: said.team, exact: true }).click();
    await expect(page.getByRole('heading', { name: said.team, exact: true })).toBeVisible();
    // The menu is longer than the window; its foot stays in view.
    await expect(page.getByRole('button', { name: said.signOut })).toBeInViewport({ ratio: 1 });
    expect(await findAccessibilityViolations(page, '[data-desk-frame]')).toEqual([]);

    await page.getByLabel(said.name, { exact: true }).fill(name);
    await page.getByLabel(said.email, { exact: true }).fill(email);
    await page.getByLabel(said.role, { exact: true }).selectOption({ label: said.editor });
    await page.getByRole('button', { name: said.create }).click();
    await expect(page.locator('textarea#team-link')).toHaveValue(
      /\/admin\/auth\/register\?registrationToken=\S+$/,
    );
    expect((await invited())?.roles.map(({ code }) => code)).toEqual(['sahra-editor-en']);

    await page.getByLabel(said.roleOf(name)).selectOption({ label: said.publisher });
    await expect
      .poll(async () => (await invited())?.roles.map(({ code }) => code))
      .toEqual(['sahra-publisher']);
    expect((await owner.delete(`/admin/users/${(await invited())?.id ?? 0}`)).status()).toBe(200);
  });
});
