/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PictureChange } from '../../../desk/pictures/library-picture';
import { fakeAdmin, refusal } from '../testing/fake-admin';
import {
  fakeLibrary,
  findAlert,
  findTile,
  openDesk,
  pictureDetail,
  prepareLibrary,
} from '../testing/fake-library';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
const pane = () => screen.findByRole('complementary');
const sent = (method: string) => asked.filter((request) => request.method === method);

beforeEach(prepareLibrary);

describe('an open picture', () => {
  test('says its size, ratio and bytes, and leads to the records that show it', async () => {
    openDesk('/desk/pictures?picture=2', 'ar');
    const shown = within(await pane());
    expect((await shown.findByText(/JPEG/)).parentElement?.textContent).toBe('JPEG · 2.3 ميغابايت');
    expect(shown.getByText('(16:9)')).toBeTruthy();
    expect(shown.getByText('22 نوفمبر 2026، Omar')).toBeTruthy();
    expect(shown.getByRole('link', { name: /مصاعد/ }).getAttribute('href')).toBe('/desk/shows/show/show1');
  });

  test('saves its focal point and its name by itself', async () => {
    routes.set(
      'PUT /desk/pictures/2',
      ({ body }) => (fakeLibrary.detail = { ...fakeLibrary.detail, ...(body as object) }),
    );
    openDesk('/desk/pictures?picture=2');
    const star = await screen.findByRole('button', { name: /Focal point of “night-2\.jpg”.*50, 50/ });
    act(() => star.focus());
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    await screen.findByText('Saved');
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'ليلة{Enter}');
    expect(await screen.findByRole('heading', { name: 'ليلة' })).toBeTruthy();
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { focalPoint: { x: 49, y: 60, was: null } },
      { name: 'ليلة' },
    ]);
  });

  test.each(['mine', 'theirs'])(
    'shows the focal point that another editor set; %s is kept',
    async (whose) => {
      routes.set('PUT /desk/pictures/2', ({ body }) => {
        const { focalPoint } = body as PictureChange;
        if (focalPoint?.was === null) {
          fakeLibrary.detail = { ...fakeLibrary.detail, focalPoint: { x: 10, y: 20 } };
          throw Object.assign(refusal(409, { message: 'Moved.' }), {
            response: { data: { data: fakeLibrary.detail, error: { message: 'Moved.' } } },
          });
        }
        return (fakeLibrary.detail = { ...fakeLibrary.detail, focalPoint: focalPoint ?? null });
      });
      openDesk('/desk/pictures?picture=2');
      const star = await screen.findByRole('button', { name: /Focal point of “night-2\.jpg”.*50, 50/ });
      act(() => star.focus());
      await userEvent.keyboard('{ArrowLeft}');
      const moved = within(await findAlert());
      expect(moved.getByText(/Another editor changed this too/).textContent).toContain('10, 20');
      await userEvent.click(moved.getByRole('button', { name: `Keep ${whose}` }));
      const point = whose === 'mine' ? '49, 50' : '10, 20';
      await screen.findByRole('button', { name: new RegExp(`Focal point of .* ${point}$`) });
      if (whose === 'mine') await screen.findByText('Saved');
      const points = sent('PUT').map(({ body }) => (body as PictureChange).focalPoint?.was);
      expect(points).toEqual(whose === 'mine' ? [null, { x: 10, y: 20 }] : [null]);
      expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
    },
  );

  test('keeps what could not be saved in view, with the server’s sentence', async () => {
    routes.set('PUT /desk/pictures/2', () => {
      throw refusal(403, { message: 'Only your own.' });
    });
    openDesk('/desk/pictures?picture=2');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'x{Enter}');
    expect((await findAlert()).textContent).toBe('Only your own.');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'night-2.jpgx');
  });

  test('gets another file with its name and focal point; another ratio is told', async () => {
    fakeLibrary.detail = { ...fakeLibrary.detail, focalPoint: { x: 10, y: 20 } };
    routes.set('POST /upload', () => {
      fakeLibrary.detail = { ...fakeLibrary.detail, width: 1000, height: 1500, version: 'v2' };
      return {};
    });
    openDesk('/desk/pictures?picture=2');
    const file = new File(['x'], 'other.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Replace the file', { selector: 'input' }), file);
    expect(await screen.findByText(/The new picture is 2:3, the former was 16:9/)).toBeTruthy();
    const [request] = sent('POST');
    expect(request?.query.get('id')).toBe('2');
    expect((request?.body as FormData).get('fileInfo')).toBe(
      JSON.stringify({ name: 'night-2.jpg', focalPoint: { x: 10, y: 20 } }),
    );
    const shot = document.querySelector('[data-tile="2"] img');
    await waitFor(() => expect(shot?.getAttribute('src')).toBe('/uploads/s2.webp?v=v2'));
  });

  test('is deleted after a question that names the records, and the next one has the focus', async () => {
    routes.set('DELETE /desk/pictures/2', () => ({ id: 2 }));
    openDesk('/desk/pictures?picture=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete “night-2.jpg”?' }));
    expect(question.getByText('1 published record shows it and will be without a picture.')).toBeTruthy();
    expect(question.getByRole('link', { name: /Lifts/ })).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(sent('DELETE')[0]?.query.toString()).toBe('confirm=true');
    expect(document.activeElement).toBe(await findTile(1));
    expect(screen.queryByRole('button', { name: /night-2/ })).toBeNull();
  });

  test('that a record began to show meanwhile is deleted only after this was told', async () => {
    fakeLibrary.detail = pictureDetail(2, { used: [], uses: 0, live: 0 });
    routes.set('DELETE /desk/pictures/2', ({ query }) => {
      if (query.has('confirm')) return { id: 2 };
      const { response } = refusal(409, { message: 'Published records show this picture.' }) as unknown as {
        response: { data: { error: object } };
      };
      throw Object.assign(new Error('409'), {
        response: { data: { ...response.data, data: pictureDetail(2) } },
      });
    });
    openDesk('/desk/pictures?picture=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('link', { name: /Lifts/ })).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  test('offers nothing that the role may not do', async () => {
    fakeLibrary.detail = pictureDetail(2, { may: { change: false, delete: false } });
    openDesk('/desk/pictures?picture=2');
    expect(await screen.findByText('Your role changes only pictures that you have uploaded.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    for (const name of [/Focal point/, 'Replace the file', 'Delete'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
