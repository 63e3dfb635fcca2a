/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeAdmin } from '../../testing/fake-admin';
import { openDesk } from '../../testing/fake-library';
import { bulkBar, checkbox, chosenRows, findRow, prepareVideos, pressInBar } from '../../testing/fake-videos';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../../testing/fake-admin').strapiAdmin,
);

beforeEach(prepareVideos);

describe('choosing', () => {
  test('goes by X and Shift X on the row with the focus, in any layout', async () => {
    openDesk('/desk/videos');
    (await findRow('One')).focus();
    // An Arabic layout has another letter on the key.
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(await findRow('Two'), { key: 'ء', code: 'KeyX' });
    expect(chosenRows()).toEqual([false, true, false, false]);
    expect(bulkBar().getByRole('status').textContent).toBe('1 chosen');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    fireEvent.keyDown(await findRow('Four'), { key: 'X', code: 'KeyX', shiftKey: true });
    expect(chosenRows()).toEqual([false, true, true, true]);
    fireEvent.keyDown(await findRow('Four'), { key: 'x', code: 'KeyX' });
    expect(bulkBar().getByRole('status').textContent).toBe('2 chosen');
    fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
    expect(document.activeElement).toBe(bulkBar().getByRole('button', { name: 'Publish English' }));
    await pressInBar('Clear');
    expect(chosenRows()).toEqual([false, false, false, false]);
  });

  test('goes by the checkboxes; the one in the head stands for the page', async () => {
    openDesk('/desk/videos');
    await findRow('One');
    const all = checkbox('Choose all on this page');
    await userEvent.click(checkbox('Choose “Two”'));
    expect([chosenRows(), all.checked, all.indeterminate]).toEqual([
      [false, true, false, false],
      false,
      true,
    ]);
    // The arrows and X go on from a checkbox.
    await userEvent.keyboard('{ArrowDown}x');
    expect(chosenRows()).toEqual([false, true, true, false]);
    await userEvent.click(all);
    expect([chosenRows(), all.checked, all.indeterminate]).toEqual([[true, true, true, true], true, false]);
    await userEvent.click(all);
    expect(chosenRows()).toEqual([false, false, false, false]);
  });

  test('ends with the address of the list, and X is a letter in a field', async () => {
    const { address } = openDesk('/desk/videos');
    await findRow('One');
    await userEvent.click(checkbox('Choose “One”'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'title');
    expect(address()).toBe('/desk/videos?sort=title');
    expect(chosenRows()).toEqual([false, false, false, false]);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(chosenRows()).toEqual([false, false, false, false]);
  });

  test('is listed among the keys, and counts agree with their noun in Arabic', async () => {
    openDesk('/desk/videos', 'ar');
    await findRow('رقم 1');
    const counted: [string, string][] = [
      ['رقم 1', 'سجل واحد مختار'],
      ['رقم 2', 'سجلان مختاران'],
      ['رقم 3', '3 سجلات مختارة'],
    ];
    for (const [title, words] of counted) {
      await userEvent.click(checkbox(`اختيار «${title}»`));
      expect(bulkBar().getByRole('status').textContent).toBe(words);
    }
    expect(bulkBar().getByRole('button', { name: 'نشر العربية' })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: '?', code: 'KeyM', shiftKey: true });
    const keys = within(screen.getByRole('dialog', { name: 'كل المفاتيح' }));
    expect(keys.getByText('Shift X').closest('div')?.textContent).toContain('اختيار إلى هنا');
  });

  test('is not offered to those who may do nothing with several records', async () => {
    fakeAdmin.verbs = ['create'];
    openDesk('/desk/videos');
    (await findRow('One')).focus();
    await userEvent.keyboard('x');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByText('Shift X')).toBeNull();
  });
});
