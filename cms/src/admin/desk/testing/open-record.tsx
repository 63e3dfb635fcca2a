import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { RecordDetail, RecordSave } from '../../../desk/record/record-detail';
import { DeskAt, deskRouter } from './desk-at';
import { fakeAdmin, type AdminRequest } from './fake-admin';
import { recordDetail } from './record-detail';

/** The record on the server. */
export const onServer = { stored: recordDetail() };

/** Requests of one kind, in their order. */
export const requests = (method: AdminRequest['method'], path: string): AdminRequest[] =>
  fakeAdmin.asked.filter((each) => each.method === method && each.path === path);
export const saves = (): RecordSave[] =>
  requests('PUT', '/desk/record').map(({ body }) => body as RecordSave);

/** Changes the English words as another editor would. */
export const changeEnglish = (changes: object, values: object): void => {
  const { words } = onServer.stored;
  if (!words) throw new Error('A video has words.');
  const en = { ...words.en, ...changes, values: { ...words.en.values, ...values } };
  onServer.stored = { ...onServer.stored, words: { ...words, en } };
};

/** Keeps the English words that are saved. */
export const storeEnglish = ({ body }: AdminRequest): RecordDetail => {
  changeEnglish({}, (body as RecordSave).words?.en?.values ?? {});
  return onServer.stored;
};

/** Before each test: one video, and clocks that the test moves. */
export const prepareRecord = (): void => {
  jest.useFakeTimers();
  sessionStorage.clear();
  fakeAdmin.asked.length = 0;
  onServer.stored = recordDetail();
  fakeAdmin.routes.clear();
  fakeAdmin.routes.set('GET /desk/record', () => onServer.stored);
  fakeAdmin.routes.set('GET /desk/record/used-in', () => []);
  fakeAdmin.routes.set('PUT /desk/record', storeEnglish);
};

export const person = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
export const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
export const openRecord = async (): Promise<void> => {
  render(<DeskAt router={deskRouter('/desk/videos/video/doc1')} locale="en" />);
  await screen.findAllByRole('tab');
};
export const column = (name: string) => within(screen.getByRole('region', { name }));
export const title = (language: string): HTMLElement =>
  column(language).getByRole('textbox', { name: /^Title/ });
