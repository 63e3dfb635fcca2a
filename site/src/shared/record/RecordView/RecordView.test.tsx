import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showDetails } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { ShowPageOperation } from '../../../features/shows/ShowPage/show-page.query.generated';
import type { ShowPageQuery } from '../../../features/shows/ShowPage/show-page.query.generated';
import { contentVersion } from '../../content/content-state';
import type { PageContext } from '../../page/page-context';
import { RecordView } from './RecordView';

afterEach(() => contentVersion.set(null));

const answer = (slug: string | null): ShowPageQuery => ({
  contentVersion: 1,
  siteSettings: { __typename: 'SiteSettings', brand: 'Sahra' },
  metaTags: null,
  show: slug ? showDetails(slug) : null,
});
const shell = (changes: Partial<PageContext<ShowPageQuery>> = {}) =>
  renderInPage(
    <RecordView
      context={{ ...pageContext({ page: 'show', shell: true, address: null }), record: null, ...changes }}
      pathname="/en/shows/oud"
      operation={ShowPageOperation}
      variables={(slug) => ({ slug })}
      template="<h1>%%sahra:title%%</h1>"
      hero
    >
      {({ show }) => <h1>{show?.title}</h1>}
    </RecordView>,
  );

test('asks for the record of the address, with skeletons in its place until it is there', async () => {
  const asked = fakeGraph({ ShowPage: answer('oud') });
  shell();
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByText(/sahra:/)).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Show oud' })).toBeInTheDocument();
  expect(asked.map(({ variables }) => variables)).toEqual([{ slug: 'oud' }]);
});

test('a record from stale data is read again, although its version is the newest', async () => {
  const stale = { data: answer('oud'), extensions: { stale: true } } as const;
  const replies: Reply[] = [stale, { ...answer('oud'), show: showDetails('dunes') }];
  fakeGraph({ ShowPage: () => replies.shift() ?? 'unreachable' });
  contentVersion.set(1);
  shell();
  expect(await screen.findByRole('heading', { name: 'Show dunes' })).toBeInTheDocument();
});

test('shows what the build wrote without asking', () => {
  const asked = fakeGraph({});
  shell({ record: answer('oud'), shell: false });
  expect(screen.getByRole('heading', { name: 'Show oud' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('says that the page did not load, and tries again when asked to', async () => {
  let reachable = false;
  fakeGraph({ ShowPage: () => (reachable ? answer('oud') : 'unreachable') });
  shell();
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Show oud' })).toBeInTheDocument();
});

test('a record that is not there is an error page', async () => {
  fakeGraph({ ShowPage: answer(null) });
  shell();
  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeInTheDocument();
});
