/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import type { Locale } from '@sahra/schemas/constants';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { RecordDetail } from '../../../desk/record/record-detail';
import { rememberList } from '../frame/last-list';
import { DeskAt, deskRouter } from '../testing/desk-at';
import { fakeAdmin, refusal, type AdminRequest } from '../testing/fake-admin';
import { recordDetail } from '../testing/record-detail';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
const requests = (method: AdminRequest['method'], path: string): AdminRequest[] =>
  asked.filter((each) => each.method === method && each.path === path);

/** The record on the server. */
let stored: RecordDetail;
beforeEach(() => {
  jest.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  sessionStorage.clear();
  asked.length = 0;
  stored = recordDetail();
  routes.clear();
  routes.set('GET /desk/record', () => stored);
  routes.set('GET /desk/record/used-in', () => []);
  routes.set('PUT /desk/record', () => stored);
});
afterEach(() => {
  jest.useRealTimers();
});

const person = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async (locale: Locale = 'en') => {
  const router = deskRouter('/desk/videos/video/doc1');
  render(<DeskAt router={router} locale={locale} />);
  await screen.findAllByRole('tab');
  return router;
};
const column = (name: string) => within(screen.getByRole('region', { name }));
const title = (language: string) => column(language).getByRole('textbox', { name: /^(?:Title|العنوان)/ });

describe('publishing', () => {
  const published = (): RecordDetail => {
    const { words } = stored;
    if (words) stored = { ...stored, words: { ...words, ar: { ...words.ar, state: 'live' } } };
    return stored;
  };

  test('saves first, and ends in a measured time with a link', async () => {
    routes.set('POST /desk/record/publish', published);
    let reports = 0;
    routes.set('GET /desk/record/live', () => {
      reports += 1;
      return reports < 3 ? { live: false, afterMs: null } : { live: true, afterMs: 2140 };
    });
    await open('ar');
    await person.type(title('العربية'), 'ة');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await pass(100);
    expect(screen.getByText('نُشر. جارٍ فحص الصفحة…')).toBeTruthy();
    await pass(2000);
    expect(asked.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['PUT', 'POST']);
    expect(requests('POST', '/desk/record/publish')[0]?.body).toEqual({
      ...{ type: 'video', documentId: 'doc1', language: 'ar', version: 'v1' },
    });
    expect(screen.getByText('ظهر بعد 2.1 ث')).toBeTruthy();
    expect(column('العربية').getByRole('link', { name: 'فتح الصفحة' }).getAttribute('href')).toBe(
      'https://sahra.example/ar/watch/code01',
    );
    expect(screen.getByRole('button', { name: 'العربية منشورة' })).toBeTruthy();
  });

  test('happens once, however often the key is pressed meanwhile', async () => {
    routes.set('POST /desk/record/publish', published);
    routes.set('GET /desk/record/live', () => ({ live: true, afterMs: 200 }));
    await open('ar');
    await person.type(title('العربية'), 'ة');
    await person.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await pass(1000);
    expect(requests('POST', '/desk/record/publish')).toHaveLength(1);
  });

  test('lets the editor leave when the page takes long', async () => {
    routes.set('POST /desk/record/publish', published);
    routes.set('GET /desk/record/live', () => ({ live: false, afterMs: null }));
    await open();
    await person.type(title('Arabic'), 'ة');
    await person.click(screen.getByRole('button', { name: 'Publish Arabic' }));
    await pass(11_000);
    expect(screen.getByText('Still on its way; you may leave.')).toBeTruthy();
  });

  test('ends in a sentence when the page does not show it, and looks again when it is asked to', async () => {
    routes.set('POST /desk/record/publish', published);
    routes.set('GET /desk/record/live', () => ({ live: false, afterMs: null }));
    await open();
    await person.type(title('Arabic'), 'ة');
    await person.click(screen.getByRole('button', { name: 'Publish Arabic' }));
    await pass(125_000);
    expect(screen.queryByText('Still on its way; you may leave.')).toBeNull();
    expect(screen.getByText('Published. The page does not show it yet.')).toBeTruthy();
    routes.set('GET /desk/record/live', () => ({ live: true, afterMs: 300_000 }));
    await person.click(column('Arabic').getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(screen.getByText('Published, and the page shows it')).toBeTruthy();
    expect(requests('POST', '/desk/record/publish')).toHaveLength(1);
  });

  test('that is refused gives the reason and can be tried again', async () => {
    routes.set('POST /desk/record/publish', () => {
      const problems = [{ language: 'ar', path: ['title'], sentence: 'Only one kind of digits.' }];
      throw refusal(400, { message: 'no', problems });
    });
    await open();
    await person.type(title('Arabic'), '١2');
    await person.click(screen.getByRole('button', { name: 'Publish Arabic' }));
    await pass(100);
    expect(column('Arabic').getAllByText(/Only one kind of digits/)).toHaveLength(2);
    routes.set('POST /desk/record/publish', published);
    routes.set('GET /desk/record/live', () => ({ live: true, afterMs: 900 }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(screen.getByText('Live after 0.9 s')).toBeTruthy();
  });

  test('sends what the editor saw of each field, and loads the text of another editor', async () => {
    const withText = (description: string, version: string): RecordDetail => {
      const { words } = stored;
      if (!words) throw new Error('A video has words.');
      const values = { ...words.ar.values, title: 'عامل المصعدة', description };
      return { ...stored, words: { ...words, ar: { ...words.ar, state: 'draft', values, version } } };
    };
    stored = withText('مصعد واحد.', 'title:t1,description:d1');
    await open();
    routes.set('PUT /desk/record', () => withText('مصعدان.', 'title:t2,description:d2'));
    routes.set('POST /desk/record/publish', () => {
      stored = withText('مصعدان.', 'title:t2,description:d2');
      throw refusal(409, { message: 'Somebody else has changed this text.' });
    });
    await person.type(title('Arabic'), '!');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await pass(100);
    expect(requests('POST', '/desk/record/publish')[0]?.body).toMatchObject({
      version: 'title:t2,description:d1',
    });
    expect(column('Arabic').getByText(/Somebody else has changed this text/)).toBeTruthy();
    expect(column('Arabic').getByRole('textbox', { name: /^Description/ })).toHaveProperty(
      'value',
      'مصعدان.',
    );
  });

  test('shows the text of another editor in the field that has the focus too', async () => {
    const withTitle = (name: string, version: string): RecordDetail => {
      const { words } = stored;
      if (!words) throw new Error('A video has words.');
      const ar = {
        ...words.ar,
        state: 'draft' as const,
        values: { ...words.ar.values, title: name },
        version,
      };
      return { ...stored, words: { ...words, ar } };
    };
    await open();
    routes.set('PUT /desk/record', () => withTitle('عامل المصعد!', 'title:t2'));
    routes.set('POST /desk/record/publish', () => {
      stored = withTitle('عاملة المصعد', 'title:t3');
      throw refusal(409, { message: 'Somebody else has changed this text.' });
    });
    await person.type(title('Arabic'), '!');
    await pass(1000);
    expect(title('Arabic')).toHaveProperty('value', 'عامل المصعد!');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await pass(100);
    expect(document.activeElement).toBe(title('Arabic'));
    expect(title('Arabic')).toHaveProperty('value', 'عاملة المصعد');
  });

  test('takes a language off the site, after telling what leads to it', async () => {
    const entry = { type: 'menu-item', documentId: 'm', titles: { en: 'The lift', ar: null }, picture: null };
    routes.set('GET /desk/record/used-in', () => [{ type: 'menu-item', total: 1, records: [entry] }]);
    routes.set('POST /desk/record/unpublish', () => stored);
    await open();
    await person.click(screen.getByText('Take English off the site'));
    await pass(100);
    const dialog = within(screen.getByRole('dialog', { name: 'Take English off the site?' }));
    expect(dialog.getByText('The lift')).toBeTruthy();
    expect(dialog.getByText(/Visitors in English then see the Arabic text/)).toBeTruthy();
    expect(requests('POST', '/desk/record/unpublish')).toHaveLength(0);
    await person.click(dialog.getByRole('button', { name: 'Take off the site' }));
    await pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests('POST', '/desk/record/unpublish')).toHaveLength(1);
    expect(screen.getByText(/Taken off the site/)).toBeTruthy();
  });

  test('takes a language off the site also when what leads to it cannot be read, which it says', async () => {
    routes.set('GET /desk/record/used-in', () => {
      throw refusal(503, { message: 'away' });
    });
    await open();
    await person.click(screen.getByText('Take English off the site'));
    await pass(100);
    const dialog = within(screen.getByRole('dialog', { name: 'Take English off the site?' }));
    expect(dialog.getByText('The list could not be loaded.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Take off the site' })).toHaveProperty('disabled', false);
  });
});

describe('the keyboard', () => {
  test('goes to the same field of the other language, and out of it', async () => {
    await open();
    await person.click(title('English'));
    await person.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
    expect(document.activeElement).toBe(title('Arabic'));
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(document.body);
  });

  test.each(['{Control>}]{/Control}', '{Alt>}{PageDown}{/Alt}'])(
    'goes to the next record of the list with %s',
    async (keys) => {
      rememberList({
        ...{ address: '/desk/videos', name: 'Videos' },
        records: [
          { type: 'video', documentId: 'doc1' },
          { type: 'video', documentId: 'doc2' },
        ],
      });
      const router = await open();
      // QWERTZ has + where QWERTY has the bracket: the browser's key to zoom in.
      fireEvent.keyDown(document.body, { key: '+', code: 'BracketRight', ctrlKey: true });
      expect(router.state.location.pathname).toBe('/desk/videos/video/doc1');
      await person.keyboard(keys);
      expect(router.state.location.pathname).toBe('/desk/videos/video/doc2');
      await waitFor(() => expect(requests('GET', '/desk/record')).toHaveLength(2));
    },
  );
});
