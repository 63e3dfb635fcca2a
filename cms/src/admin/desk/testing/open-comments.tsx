import { render, screen, waitFor, within } from '@testing-library/react';

import type { Locale } from '@sahra/schemas/constants';

import type { ModeratedComment } from '../../../people/people-types';
import { DeskAt, deskRouter } from './desk-at';
import { moderation } from './fake-moderation';

const comment = (id: string, text: string, changes: Partial<ModeratedComment> = {}): ModeratedComment => ({
  ...{ id, comment: text, code: 'code01', parent_id: null, at: 2467, status: 'pending', held_for: ['link'] },
  ...{ reports: 0, reasons: [], viewer_id: 'v1', author: 'سيف', created_at: new Date().toISOString() },
  ...{ edited_at: null, version: 1, decided_by: null, decided_at: null },
  ...changes,
});

/** Before each test: three comments wait, and a moderator is signed in. */
export const prepareComments = (): void => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  const comments = [
    comment('id-one', 'First of all'),
    comment('id-two', 'Second of all', { reports: 3, reasons: ['insult'] }),
    comment('id-three', 'Third of all'),
  ];
  Object.assign(moderation, {
    comments,
    words: ['bad'],
    failing: null,
    sent: [],
    notes: [],
    refusing: false,
  });
  moderation.roles = [{ code: 'sahra-moderator', name: 'Moderator' }];
};

export const openComments = (address = '/desk/comments', locale: Locale = 'en') => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale={locale} />);
  return router;
};
/** Waits until the comment with this text is the one to decide on. */
export const inQuestion = async (text: string) =>
  waitFor(() => expect(within(screen.getByRole('article')).getByText(text)).toBeTruthy());
