/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { FirstSteps } from '../../desk/first-steps/first-steps';
import type { SavedFilter } from '../../desk/saved-filters/saved-filter';
import { DeskAt, deskRecord, deskRouter } from './testing/desk-at';

/** The server behind the desk, and who is signed in. */
const mockServer = {
  steps: null as FirstSteps | null,
  filters: [] as SavedFilter[],
  role: 'strapi-super-admin',
  record: {} as object,
};

jest.mock('@strapi/strapi/admin', () => {
  const dataOf = (path: string): unknown => {
    if (path.startsWith('/desk/records')) return { records: [mockServer.record], total: 1, counts: [] };
    if (path === '/desk/first-steps') return mockServer.steps;
    return path === '/desk/filters' ? [...mockServer.filters] : [];
  };
  const client = {
    get: (path: string) => Promise.resolve({ data: { data: dataOf(path) } }),
    post: (_path: string, body: Omit<SavedFilter, 'id'>) => {
      mockServer.filters.push({ ...body, id: String(mockServer.filters.length + 1) });
      return Promise.resolve({ data: {} });
    },
    del: (path: string) => {
      mockServer.filters = mockServer.filters.filter(({ id }) => !path.endsWith(`/${id}`));
      return Promise.resolve({ data: {} });
    },
    put: () => Promise.resolve({ data: {} }),
  };
  return {
    useFetchClient: () => client,
    useNotification: () => ({ toggleNotification: () => undefined }),
    useQueryParams: () => [{ query: {} }],
    useAuth: (_name: string, select: (auth: object) => unknown) =>
      select({
        user: {
          firstname: 'Laila',
          preferedLanguage: 'en',
          roles: [{ code: mockServer.role, name: 'Role' }],
        },
        permissions: [],
        logout: () => undefined,
      }),
  };
});

beforeEach(() => {
  localStorage.clear();
  Object.assign(mockServer, {
    steps: { brand: true, contacts: true, channel: true, film: false, editor: false },
    filters: [],
    role: 'strapi-super-admin',
    record: deskRecord({}),
  });
});

const open = (address: string) => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale="en" />);
  return () => router.state.location.search;
};

describe('the first steps', () => {
  test('lead the owner to what is not done yet', async () => {
    open('/');
    const steps = within(await screen.findByRole('region', { name: 'First steps' }));
    expect(steps.getByText('3 of 5 done').tagName).toBe('SPAN');
    expect(steps.getByRole('link', { name: /First film/ }).getAttribute('href')).toBe('/desk/videos');
    expect(steps.queryByRole('link', { name: /First channel/ })).toBeNull();
  });

  test('go when all are done, and when the owner hides them', async () => {
    open('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  test('are not shown to editors', async () => {
    mockServer.role = 'sahra-editor-en';
    open('/');
    expect((await screen.findByRole('heading', { name: 'Waiting' })).tagName).toBe('H2');
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });
});

describe('kept filters', () => {
  test('a filter is kept under a name, opened again and deleted', async () => {
    const search = open('/desk/videos?state=missing&language=ar');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this filter' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of the filter' }));
    await userEvent.keyboard('To translate{Enter}');
    const kept = await screen.findByRole('link', { name: 'To translate' });
    expect(kept.getAttribute('aria-current')).toBe('true');
    expect(mockServer.filters).toEqual([
      { id: '1', list: 'videos', name: 'To translate', query: 'state=missing&language=ar' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete “To translate”' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'To translate' })).toBeNull());
    expect(search()).toBe('?state=missing&language=ar');
  });

  test('another list does not show it', async () => {
    mockServer.filters = [{ id: '1', list: 'shows', name: 'Mine', query: 'state=draft&language=en' }];
    open('/desk/videos?state=missing&language=ar');
    expect((await screen.findByRole('button', { name: 'Keep this filter' })).textContent).toBe(
      'Keep this filter',
    );
    expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull();
  });
});
