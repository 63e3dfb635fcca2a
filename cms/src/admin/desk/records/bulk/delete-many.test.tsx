/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeAdmin, refusal } from '../../testing/fake-admin';
import { openDesk } from '../../testing/fake-library';
import {
  bulkReport,
  checkbox,
  chosenRows,
  fakeVideos,
  findRow,
  prepareVideos,
  pressInBar,
} from '../../testing/fake-videos';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;

beforeEach(prepareVideos);

describe('deleting', () => {
  test('asks once, and tells how many records depend on each', async () => {
    const uses: Record<string, number[]> = { doc1: [12, 2], doc2: [] };
    routes.set('GET /desk/record/used-in', ({ query }) =>
      (uses[query.get('documentId') ?? ''] ?? []).map((total) => ({ type: 'show', total, records: [] })),
    );
    routes.set('DELETE /desk/record', ({ query }) => {
      fakeVideos.records = fakeVideos.records.filter(
        ({ documentId }) => documentId !== query.get('documentId'),
      );
      return {};
    });
    openDesk('/desk/videos');
    await findRow('One');
    await userEvent.click(checkbox('Choose “One”'));
    await userEvent.click(checkbox('Choose “Two”'));
    await pressInBar('Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete 2 records?' }));
    expect((await dialog.findByText('14 records depend on it')).closest('li')?.textContent).toContain('One');
    expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await bulkReport().findByRole('heading', { name: 'Delete: 2 records done' })).toBeTruthy();
    await waitFor(() => expect(chosenRows()).toEqual([false, false]));
    expect(
      asked.filter(({ method }) => method === 'DELETE').map(({ query }) => query.get('confirm')),
    ).toEqual(['true', 'true']);
    // What is deleted has no page.
    await userEvent.click(bulkReport().getByText('2 records done'));
    expect(bulkReport().queryByRole('link')).toBeNull();
  });

  test('waits until it is known what depends on the records', async () => {
    routes.set('GET /desk/record/used-in', () => {
      throw refusal(503, {});
    });
    openDesk('/desk/videos');
    await findRow('One');
    await userEvent.click(checkbox('Choose “One”'));
    await pressInBar('Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete 1 record?' }));
    await dialog.findByText('What depends on them could not be read.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
    routes.set('GET /desk/record/used-in', () => []);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('No other record depends on them.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    expect([screen.queryByRole('dialog'), chosenRows()[0]]).toEqual([null, true]);
  });

  test('keeps the focus while and after the dependents are read again', async () => {
    const answers: (() => void)[] = [];
    routes.set('GET /desk/record/used-in', async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      throw refusal(503, {});
    });
    const answer = async (place: number): Promise<void> => {
      await waitFor(() => expect(answers).toHaveLength(place));
      answers.at(-1)?.();
    };
    openDesk('/desk/videos');
    await findRow('One');
    await userEvent.click(checkbox('Choose “One”'));
    await pressInBar('Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete 1 record?' }));
    await answer(1);
    const first = await dialog.findByRole('alert');
    const again = dialog.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect(document.activeElement).toBe(again);
    await answer(2);
    expect((await dialog.findByRole('alert')).textContent).toBe('What depends on them could not be read.');
    expect(document.activeElement).toBe(again);
    routes.set('GET /desk/record/used-in', () => []);
    await userEvent.click(again);
    await dialog.findByText('No other record depends on them.');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep' }));
  });
});
