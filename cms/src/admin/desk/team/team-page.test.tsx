/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import { DeskAt, deskRouter } from '../testing/desk-at';
import { fakeAdmin, refusal } from '../testing/fake-admin';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
const ROLES = [
  { id: 1, code: 'strapi-super-admin', name: 'Super Admin' },
  { id: 2, code: 'sahra-editor-ar', name: 'Editor AR' },
  { id: 3, code: 'sahra-publisher', name: 'Publisher' },
];
const member = (id: number, firstname: string, role: number, isActive = true) => ({
  ...{ id, firstname, lastname: null, isActive },
  email: `${firstname.toLowerCase()}@sahra.example`,
  roles: ROLES.filter((each) => each.id === role),
});

beforeEach(() => {
  routes.clear();
  asked.length = 0;
  fakeAdmin.role = 'strapi-super-admin';
  routes.set('GET /admin/roles', () => ROLES);
  routes.set('GET /admin/users', () => ({
    results: [member(1, 'Laila', 1), member(2, 'Mona', 2), member(3, 'Omar', 3, false)],
  }));
});
const open = (locale: Locale = 'en') => render(<DeskAt router={deskRouter('/desk/team')} locale={locale} />);
const sent = () =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

test('an invitation has a link that is shown once, in the language of the role', async () => {
  routes.set('POST /admin/users', () => ({ registrationToken: 'abc' }));
  open();
  await screen.findByRole('row', { name: /Mona/ });
  await userEvent.type(screen.getByLabelText('Name'), 'Sami');
  await userEvent.type(screen.getByLabelText('E-mail'), '\u200F Sami@sahra.example\u200E ');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Arabic editor');
  await userEvent.click(screen.getByRole('button', { name: 'Create the link' }));
  const link = await screen.findByLabelText<HTMLTextAreaElement>('Link of the invitation', {
    selector: 'textarea',
  });
  expect(link.value).toMatch(/^http.*\/admin\/auth\/register\?registrationToken=abc&lang=ar$/u);
  expect(sent()).toEqual([
    [
      ...['POST', '/admin/users'],
      {
        ...{ firstname: 'Sami', lastname: '', email: 'sami@sahra.example' },
        roles: [2],
        preferedLanguage: 'ar',
      },
    ],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByLabelText('Link of the invitation')).toBeNull();
});

test('a member with the Punycode of a Unicode domain is not invited twice', async () => {
  const huda = { ...member(4, 'Huda', 3), email: 'huda@xn--mgbh0fb.xn--kgbechtv' };
  routes.set('GET /admin/users', () => ({ results: [huda] }));
  open();
  await screen.findByRole('row', { name: /Huda/ });
  await userEvent.type(screen.getByLabelText('Name'), 'Huda');
  await userEvent.type(screen.getByLabelText('E-mail'), 'Huda@مثال.إختبار');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Publisher');
  await userEvent.click(screen.getByRole('button', { name: 'Create the link' }));
  expect(await screen.findByText('A member has this address already.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('what is missing or taken is said at its field, and what was typed stays', async () => {
  routes.set('POST /admin/users', () => {
    throw refusal(400, { message: 'Email already taken' });
  });
  open('ar');
  await screen.findByRole('row', { name: /Mona/ });
  const create = screen.getByRole('button', { name: 'إنشاء الرابط' });
  await userEvent.click(create);
  expect(within(create.closest('form') ?? document.body).getAllByRole('alert')).toHaveLength(3);
  await userEvent.type(screen.getByLabelText('الاسم'), 'سامي');
  await userEvent.selectOptions(screen.getByLabelText('الدور'), 'ناشر');
  await userEvent.type(screen.getByLabelText('البريد الإلكتروني'), 'MONA@sahra.example');
  await userEvent.click(create);
  expect(screen.getByText('هذا العنوان لعضو في الفريق.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.clear(screen.getByLabelText('البريد الإلكتروني'));
  await userEvent.type(screen.getByLabelText('البريد الإلكتروني'), 'new@sahra.example');
  await userEvent.click(create);
  expect(await screen.findByText('هذا العنوان لعضو في الفريق.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('الاسم').value).toBe('سامي');
});

test('a role is changed, a member is kept out, let in and removed; the owner not by themselves', async () => {
  for (const id of [2, 3]) {
    routes.set(`PUT /admin/users/${id}`, () => ({}));
    routes.set(`DELETE /admin/users/${id}`, () => ({}));
  }
  open();
  const own = await screen.findByRole('row', { name: /Laila/ });
  expect(within(own).queryAllByRole('button')).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Role of Mona'), 'Publisher');
  await userEvent.click(screen.getByRole('button', { name: /^Deactivate.*Mona/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Confirm.*Mona/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Activate.*Omar/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Remove.*Omar/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Confirm.*Omar/ }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['PUT', '/admin/users/2', { roles: [3] }],
      ['PUT', '/admin/users/2', { isActive: false }],
      ['PUT', '/admin/users/3', { isActive: true }],
      ['DELETE', '/admin/users/3', undefined],
    ]),
  );
});

test('others are told that the team is the owner’s', async () => {
  fakeAdmin.role = 'sahra-publisher';
  open();
  expect(await screen.findByText('Your role does not include this screen.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
});
