/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeAdmin, refusal } from '../../testing/fake-admin';
import { openDesk } from '../../testing/fake-library';
import {
  bulkBar,
  bulkReport,
  checkbox,
  chosenRows,
  fakeVideos,
  findRow,
  listedVideo,
  prepareVideos,
  pressInBar,
} from '../../testing/fake-videos';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
const posted = () =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body] as const);

const GIVEN_UP = 'The chosen records changed meanwhile. Nothing was published.';

beforeEach(prepareVideos);

describe('publishing', () => {
  test('goes record by record, and tells what was refused and why', async () => {
    fakeVideos.records = [
      listedVideo(1),
      listedVideo(2, { states: { en: 'live', ar: 'draft' } }),
      listedVideo(3),
      listedVideo(4),
    ];
    let answer: (() => void) | undefined;
    routes.set('POST /desk/record/publish', async ({ body }) => {
      const { documentId } = body as { documentId: string };
      await new Promise<void>((resolve) => (answer = resolve));
      const problem = {
        language: 'en',
        path: ['description'],
        label: 'Description',
        sentence: 'It is empty.',
      };
      if (documentId === 'doc3') throw refusal(400, { message: 'Some fields.', problems: [problem] });
      if (documentId === 'doc4') throw new Error('no response');
      fakeVideos.records = fakeVideos.records.filter((each) => each.documentId !== documentId);
      return {};
    });
    openDesk('/desk/videos');
    await findRow('One');
    await userEvent.click(checkbox('Choose all on this page'));
    await pressInBar('Publish English');
    const status = () => bulkBar().getByRole('status').textContent;
    expect(status()).toBe('Publish English: 0 of 4');
    expect(bulkBar().queryByRole('button')).toBeNull();
    for (const said of ['Publish English: 2 of 4', 'Publish English: 3 of 4']) {
      await waitFor(() => expect(answer).toBeDefined());
      const respond = answer;
      answer = undefined;
      respond?.();
      await waitFor(() => expect(status()).toBe(said));
    }
    answer?.();
    const summary = 'Publish English: 2 records done, 2 records refused';
    const heading = await bulkReport().findByRole('heading', { name: summary });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    // What is live is not published again, and nothing is sent twice.
    expect(posted().map(([, body]) => body)).toEqual(
      ['doc1', 'doc3', 'doc4'].map((documentId) => ({ type: 'video', documentId, language: 'en' })),
    );
    const [three, four] = bulkReport().getAllByRole('listitem');
    expect(three?.textContent).toBe('ThreeDescription: It is empty.');
    expect(four?.textContent).toContain('The server did not respond.');
    expect(
      within(three ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/desk/videos/video/doc3');
    await waitFor(() => expect(chosenRows()).toEqual([false, true, true]));
    await userEvent.click(bulkReport().getByText('2 records done'));
    expect(bulkReport().getByText('English is published')).toBeTruthy();
    await userEvent.click(bulkReport().getByRole('button', { name: 'Close the report' }));
    expect(screen.queryByRole('heading', { name: summary })).toBeNull();
  });

  test('asks once about videos without a film, and says how many they are', async () => {
    const [none, ready] = [
      { state: 'none', playable: false },
      { state: 'ready', playable: true },
    ];
    routes.set('GET /desk/films', ({ query }) =>
      (query.get('codes') ?? '').split(',').map((code) => (code === 'code02' ? ready : none)),
    );
    routes.set('POST /desk/record/publish', () => ({}));
    const live = listedVideo(4, { states: { en: 'live', ar: 'live' } });
    fakeVideos.records = [listedVideo(1), listedVideo(2), listedVideo(3), live];
    openDesk('/desk/videos');
    await findRow('One');
    await userEvent.click(checkbox('Choose all on this page'));
    await pressInBar('Publish English');
    const said = '2 chosen videos have no film yet. Viewers will see their pages, but cannot play them.';
    await waitFor(() => expect(bulkBar().getByRole('status').textContent).toBe(said));
    await pressInBar('Not yet');
    expect([posted(), bulkBar().queryByText(said)]).toEqual([[], null]);
    await pressInBar('Publish English');
    await bulkBar().findByText(said);
    // The question is about what was chosen then.
    await userEvent.click(checkbox('Choose “One”'));
    expect(bulkBar().queryByRole('button', { name: 'Publish without a film' })).toBeNull();
    await userEvent.click(checkbox('Choose “One”'));
    await pressInBar('Publish without a film');
    await bulkReport().findByRole('heading', { name: 'Publish English: 4 records done' });
    expect(posted()).toHaveLength(3);
  });

  test('is given up when the editor opens another screen while the films are looked up', async () => {
    let respond = (): void => undefined;
    routes.set('GET /desk/films', async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      throw new DOMException('aborted', 'AbortError');
    });
    routes.set('POST /desk/record/publish', () => ({}));
    const { go } = openDesk('/desk/videos');
    await findRow('One');
    await userEvent.click(checkbox('Choose “One”'));
    await pressInBar('Publish English');
    await go('/desk/glossary');
    respond();
    await waitFor(() => expect(fakeAdmin.notices).toEqual([GIVEN_UP]));
    expect(posted()).toEqual([]);
  });

  test.each([
    ['is given up when other records are chosen while their films are looked up', 'ready'],
    ['asks nothing about records that are not chosen any more', 'none'],
  ])('%s', async (_what, state) => {
    let answer = (): void => undefined;
    routes.set('GET /desk/films', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return [1, 2].map(() => ({ state, playable: state === 'ready' }));
    });
    routes.set('POST /desk/record/publish', () => ({}));
    openDesk('/desk/videos');
    await findRow('One');
    await userEvent.click(checkbox('Choose “One”'));
    await userEvent.click(checkbox('Choose “Two”'));
    await pressInBar('Publish English');
    const isDisabled = (name: RegExp) => bulkBar().getByRole<HTMLButtonElement>('button', { name }).disabled;
    const acts = [/^Publish English/, /^Take Arabic off the site/, /^Delete/, /^Clear/];
    expect(acts.map(isDisabled)).toEqual([true, true, true, false]);
    await userEvent.click(checkbox('Choose “Two”'));
    answer();
    await waitFor(() => expect(fakeAdmin.notices).toEqual([GIVEN_UP]));
    expect([posted(), isDisabled(/^Publish English/)]).toEqual([[], false]);
  });

  test('keeps its report while the editor is elsewhere', async () => {
    const sentence = 'هذه اللغة ليست منشورة في الموقع.';
    routes.set('POST /desk/record/unpublish', () => {
      throw refusal(400, { message: sentence });
    });
    openDesk('/desk/videos', 'ar');
    await findRow('رقم 1');
    await userEvent.click(checkbox('اختيار «رقم 1»'));
    await pressInBar(/^إزالة العربية من الموقع/);
    await pressInBar(/^تأكيد: إزالة العربية من الموقع/);
    expect(await bulkReport().findByText(sentence)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'الصور' }));
    await userEvent.click(screen.getByRole('link', { name: 'القنوات' }));
    expect(
      await bulkReport().findByRole('heading', {
        name: 'إزالة العربية من الموقع: لم يتم في أي سجل، ورُفض في سجل واحد',
      }),
    ).toBeTruthy();
  });

  test('is offered in the languages that the editor may publish, and deleting to those who may', async () => {
    fakeAdmin.verbs = ['publish'];
    openDesk('/desk/videos');
    await findRow('One');
    await userEvent.click(checkbox('Choose “One”'));
    const names = bulkBar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent.split(':')[0]);
    expect(names).toEqual([
      ...['Publish English', 'Publish Arabic', 'Take English off the site', 'Take Arabic off the site'],
      'Clear',
    ]);
  });
});
