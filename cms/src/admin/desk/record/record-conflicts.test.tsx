/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, screen } from '@testing-library/react';

import { fakeAdmin, refusal } from '../testing/fake-admin';
import {
  changeEnglish,
  onServer,
  openRecord,
  pass,
  person,
  prepareRecord,
  saves,
  storeEnglish,
  title,
} from '../testing/open-record';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes } = fakeAdmin;

beforeEach(prepareRecord);
afterEach(() => {
  jest.useRealTimers();
});

describe('two editors in one field', () => {
  const meet = async (): Promise<void> => {
    routes.set('PUT /desk/record', () => {
      const conflict = {
        language: 'en',
        field: 'title',
        isFocalPoint: false,
        theirs: 'The doorman',
        by: 'Omar',
      };
      throw refusal(409, { message: 'changed', conflicts: [conflict] });
    });
    await openRecord();
    await person.type(title('English'), '!');
    changeEnglish({ version: 'v2' }, { title: 'The doorman' });
    await pass(1000);
    routes.set('PUT /desk/record', storeEnglish);
    expect(screen.getByText('Omar changed this too')).toBeTruthy();
    expect(screen.getByText('The doorman')).toBeTruthy();
    await pass(10_000);
    expect(saves()).toHaveLength(1);
  };

  test('see both texts; the own one is saved over the other only when it is chosen', async () => {
    await meet();
    await person.click(screen.getByRole('button', { name: 'Keep mine' }));
    await pass(1000);
    expect(saves()[1]?.words).toEqual({ en: { version: 'v2', values: { title: 'The lift operator!' } } });
  });

  test.each([
    ['mine', 'My lift'],
    ['theirs', 'Their lift'],
  ])('choose between alt texts, too: %s', async (whose, text) => {
    routes.set('PUT /desk/record', () => {
      const about = { language: 'en', field: 'posterAlt', isFocalPoint: false };
      throw refusal(409, { message: 'changed', conflicts: [{ ...about, theirs: 'Their lift', by: 'Omar' }] });
    });
    await openRecord();
    const alt = () => screen.getByRole('textbox', { name: 'Alt text, English' });
    fireEvent.change(alt(), { target: { value: 'My lift' } });
    changeEnglish({}, { posterAlt: 'Their lift' });
    await pass(1000);
    routes.set('PUT /desk/record', storeEnglish);
    expect(screen.getByText('Omar changed this too')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: `Keep ${whose}` }));
    fireEvent.blur(alt());
    await pass(2000);
    expect(alt()).toHaveProperty('value', text);
    expect(onServer.stored.words?.en.values['posterAlt']).toBe(text);
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  test('may keep the other text, and nothing is written', async () => {
    await meet();
    await person.click(screen.getByRole('button', { name: 'Keep theirs' }));
    await pass(10_000);
    expect(title('English')).toHaveProperty('value', 'The doorman');
    expect(saves()).toHaveLength(1);
  });

  test.each(['mine', 'theirs'])('choose between focal points, too: %s', async (whose) => {
    await openRecord();
    routes.set('PUT /desk/record', () => {
      const conflict = { language: null, field: '7', isFocalPoint: true, theirs: { x: 5, y: 6 }, by: null };
      throw refusal(409, { message: 'moved', conflicts: [conflict] });
    });
    screen.getByRole('button', { name: /Focal point of “Poster”/ }).focus();
    await person.keyboard('{ArrowLeft}');
    await pass(1000);
    expect(screen.getByText('Focal point 5, 6')).toBeTruthy();
    routes.set('PUT /desk/record', () => onServer.stored);
    await person.click(screen.getByRole('button', { name: `Keep ${whose}` }));
    await pass(2000);
    const points = saves().map(({ focalPoints }) => focalPoints?.[0]);
    const mine = { id: 7, x: 39, y: 60 };
    expect(points).toEqual([
      { ...mine, was: { x: 40, y: 60 } },
      ...(whose === 'mine' ? [{ ...mine, was: { x: 5, y: 6 } }] : []),
    ]);
  });
});
