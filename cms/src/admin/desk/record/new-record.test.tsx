/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';

import { DeskAt, deskRouter } from '../testing/desk-at';
import { fakeAdmin, refusal } from '../testing/fake-admin';
import { onServer, pass, person, prepareRecord } from '../testing/open-record';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
beforeEach(prepareRecord);
afterEach(() => {
  jest.useRealTimers();
});

const open = async (address: string) => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale="en" />);
  await pass(100);
  return router;
};

test('a new record asks for what it cannot be without, and opens', async () => {
  routes.set('GET /desk/record/new', () => ({ type: 'video', form: onServer.stored.form, preset: {} }));
  routes.set('POST /desk/record', () => {
    throw refusal(400, {
      message: 'no',
      problems: [{ language: null, path: ['access'], sentence: 'Who may watch?' }],
    });
  });
  const router = await open('/desk/videos/video/new');
  await person.type(screen.getByRole('textbox', { name: /Title · Arabic/ }), 'باب');
  await person.click(screen.getByRole('button', { name: 'Create' }));
  await pass(100);
  expect(screen.getByText('Who may watch?')).toBeTruthy();
  routes.set('POST /desk/record', () => onServer.stored);
  await person.selectOptions(screen.getByRole('combobox', { name: /Access/ }), 'Everybody');
  await person.click(screen.getByRole('button', { name: 'Create' }));
  await pass(100);
  expect(asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ type: 'video', facts: { access: 'free' }, words: { ar: { title: 'باب' } } },
  });
  expect(router.state.location.pathname).toBe('/desk/videos/video/doc1');
});

test('a new episode begins with its show and number, which can be changed', async () => {
  const show = { type: 'show', documentId: 'show1', titles: { en: 'Lifts', ar: 'مصاعد' }, picture: null };
  routes.set('GET /desk/record/new', () => ({
    type: 'video',
    form: onServer.stored.form,
    preset: { show, season: 3 },
  }));
  routes.set('POST /desk/record', () => onServer.stored);
  await open('/desk/videos/video/new?show=show1');
  expect(asked.find(({ path }) => path === '/desk/record/new')?.query.get('show')).toBe('show1');
  expect(screen.getByText('Lifts')).toBeTruthy();
  const season = screen.getByLabelText(/Season/);
  await person.clear(season);
  await person.type(season, '4');
  await person.click(screen.getByRole('button', { name: 'Create' }));
  await pass(100);
  expect(asked.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    facts: { show: { type: 'show', documentId: 'show1' }, season: 4 },
  });
});
