import { deskPage, createDeskUser, type DeskUser } from './support/desk-user';
import { expect, test } from './support/test';

const ENTRY = 'api::schedule.schedule-entry';

/** A date that no other test of the schedule reads. */
const STARTS = '2031-11-20T18:00:00.000Z';
const ENDS = '2031-12-20T18:00:00.000Z';

const SAID = {
  en: {
    yearFirst: /Write the year first/,
    written: /Tuesday,? 25 November 2031 at 0?9:30\spm \(Dubai time, UTC\+4\)/i,
  },
  ar: {
    // The bidi isolates keep the year first between Arabic words.
    yearFirst: /اكتب السنة أولًا ثم الشهر ثم اليوم: \u2066\d{4}-\d\d-\d\d 20:00\u2069/,
    written: /الثلاثاء، 25 نوفمبر 2031 في 9:30\sم \(توقيت الإمارات[^)]*، UTC\+4\)/,
  },
};
const TYPED = { en: '2031-11-25 21:30', ar: '٢٠٣١/١١/٢٥ ٢١:٣٠' };

test.describe('the time of a schedule entry, with the desk in the language of the project', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Africa/Cairo' });

  let editor: DeskUser;
  let id: string;
  test.beforeAll(async ({ playwright, lang }) => {
    editor = await createDeskUser(playwright, 'sahra-publisher', lang);
    id = await editor.desk.create(ENTRY, 'en', { startsAt: STARTS, endsAt: ENDS, live: false });
  });
  test.afterAll(async () => {
    await editor.desk.remove(ENTRY, id);
    await editor.leave();
  });

  test('is typed, written out, picked and saved as one instant, or refused', async ({ page, lang }) => {
    const said = SAID[lang];
    const field = page.locator('[data-part="facts"][data-field="startsAt"]');
    const starts = field.getByRole('textbox');
    const type = async (text: string): Promise<void> => {
      await starts.selectText();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    const stored = async (): Promise<unknown> => (await editor.desk.read(ENTRY, id, 'en'))['startsAt'];

    await editor.enter(page);
    await page.goto(deskPage('schedule/schedule-entry', id));
    await expect(starts).toHaveValue('2031-11-20 22:00');

    const refused = page.waitForResponse((response) => response.request().method() === 'PUT');
    await type('12/11/2031 21:30');
    await expect(starts).toHaveAccessibleDescription(said.yearFirst);
    expect((await refused).status()).toBe(400);
    await expect(starts).toHaveAttribute('aria-invalid', 'true');
    await expect(starts).toHaveValue('12/11/2031 21:30');
    expect(await stored()).toBe(STARTS);

    await type(TYPED[lang]);
    await expect(starts).toHaveValue('2031-11-25 21:30');
    await expect(starts).toHaveAccessibleDescription(said.written);
    await expect.poll(stored).toBe('2031-11-25T17:30:00.000Z');
    await expect(starts).toHaveValue('2031-11-25 21:30');

    await field.locator('input[type="date"]').fill('2031-11-28');
    await expect(starts).toHaveValue('2031-11-28 21:30');
    await expect.poll(stored).toBe('2031-11-28T17:30:00.000Z');
  });
});
