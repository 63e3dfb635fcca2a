/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { act, renderHook } from '@testing-library/react';

import type { PlannerEntry } from '../../../desk/planner/planner';
import { takenOut } from './planner-changes';
import { readStoredPlan, storePlan } from './stored-changes';
import type { StoredPlan } from './stored-changes';
import { usePending } from './use-pending';

const mockAuth = { user: undefined as { id: number } | undefined };

jest.mock('@strapi/strapi/admin', () => ({
  useAuth: (_name: string, select: (auth: object) => unknown) => select(mockAuth),
}));

const entry = (documentId: string): PlannerEntry => ({
  ...{ documentId, channel: 'music', titles: { en: documentId, ar: documentId }, video: null, picture: null },
  ...{ startsAt: '2026-11-24T13:00:00.000Z', endsAt: '2026-11-24T14:00:00.000Z' },
  ...{ live: false, version: 'v1', changedBy: null },
});
const planOf = (...ids: string[]): StoredPlan => ({
  pending: ids.map((id) => ({ kind: 'delete', entry: entry(id) })),
  meant: ['meant'],
});
const idsOf = ({ pending }: Pick<StoredPlan, 'pending'>) => pending.map((change) => change.entry.documentId);

/** What a browser does in the other tabs when one has stored something. */
const storeElsewhere = (user: string, plan: StoredPlan) =>
  act(() => {
    storePlan(user, plan);
    dispatchEvent(new StorageEvent('storage', { key: `sahra-desk-planner-${user}` }));
  });

beforeEach(() => {
  localStorage.clear();
  mockAuth.user = undefined;
});

test('a plan survives an opening during which Strapi still asks who is signed in', () => {
  storePlan('7', planOf('one', 'two'));
  const { result, rerender } = renderHook(usePending);
  expect(result.current.pending).toEqual([]);
  expect(idsOf(readStoredPlan('7'))).toEqual(['one', 'two']);
  mockAuth.user = { id: 7 };
  rerender();
  expect(result.current.meant).toEqual(['meant']);
  expect(idsOf(result.current)).toEqual(['one', 'two']);
  expect(readStoredPlan('7')).toEqual(planOf('one', 'two'));
});

test('the plan of one user is neither shown to another nor stored as theirs', () => {
  storePlan('7', planOf('one'));
  mockAuth.user = { id: 7 };
  const { result, rerender } = renderHook(usePending);
  mockAuth.user = { id: 8 };
  rerender();
  expect(result.current).toMatchObject({ pending: [], canUndo: false });
  expect([idsOf(readStoredPlan('7')), idsOf(readStoredPlan('8'))]).toEqual([['one'], []]);
});

test('what another tab changes is shown here, and what is changed then keeps it', () => {
  mockAuth.user = { id: 7 };
  const { result } = renderHook(usePending);
  act(() => result.current.change((former) => takenOut(former, entry('mine'))));
  expect(result.current.canUndo).toBe(true);
  storeElsewhere('7', planOf('mine', 'theirs'));
  expect(idsOf(result.current)).toEqual(['mine', 'theirs']);
  expect(result.current.canUndo).toBe(false);
  storeElsewhere('8', planOf('of another user'));
  act(() => result.current.change((former) => takenOut(former, entry('later'))));
  expect(idsOf(readStoredPlan('7'))).toEqual(['mine', 'theirs', 'later']);
});
