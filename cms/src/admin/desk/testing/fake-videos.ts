import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { DeskRecord } from '../../../desk/desk-record';
import { deskRecord } from './desk-at';
import { fakeAdmin } from './fake-admin';
import { prepareLibrary } from './fake-library';

const DRAFT = { en: 'draft', ar: 'draft' } as const;
const NAMES = ['One', 'Two', 'Three', 'Four'] as const;

/** Video of the list; `changes` are what the test is about. */
export const listedVideo = (place: number, changes: Partial<DeskRecord> = {}): DeskRecord =>
  deskRecord({
    ...{ documentId: `doc${place}`, key: `code0${place}`, states: DRAFT },
    ...{ titles: { en: NAMES[place - 1] ?? null, ar: `رقم ${place}` }, ...changes },
  });

/** The list of videos, as the server has it. */
export const fakeVideos = { records: [] as DeskRecord[] };

/** Before each test: four drafts, and a publisher who may delete. */
export const prepareVideos = (): void => {
  prepareLibrary();
  localStorage.clear();
  fakeVideos.records = [1, 2, 3, 4].map((place) => listedVideo(place));
  fakeAdmin.verbs = ['publish', 'delete'];
  fakeAdmin.routes.set('GET /desk/records', () => {
    const { records } = fakeVideos;
    return { records, total: records.length, counts: [] };
  });
  fakeAdmin.routes.set('GET /desk/films', () => []);
  fakeAdmin.routes.set('GET /desk/filters', () => []);
};

export const findRow = (name: string): Promise<HTMLElement> =>
  screen.findByRole('link', { name: new RegExp(name) });

export const checkbox = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });

/** Whether each row is chosen. */
export const chosenRows = (): boolean[] =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^(?:Choose|اختيار) [“«]/ })
    .map(({ checked }) => checked);

/** The bar above the list, while rows are chosen. */
export const bulkBar = () =>
  within(screen.getByRole('group', { name: /^(?:The chosen records|السجلات المختارة)$/ }));

export const bulkReport = () => within(screen.getByRole('region', { name: /^(?:What was done|ما تم)$/ }));

export const pressInBar = (name: string | RegExp): Promise<void> =>
  userEvent.click(bulkBar().getByRole('button', { name }));
