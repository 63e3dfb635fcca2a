import { screen, within } from '@testing-library/react';

import { channelCard, showCard, videoCard } from '../../../../testing/catalogue';
import { pageContext, renderInPage } from '../../../../testing/page';
import type { ContentRowFragment } from '../content-row.fragment.generated';
import { RowView } from './RowView';

const { chrome } = pageContext();
const row = (changes: Partial<ContentRowFragment>): ContentRowFragment => ({
  __typename: 'ContentRow',
  key: 'picks',
  title: 'Picks',
  shape: 'POSTER',
  path: null,
  items: [],
  ...changes,
});
const hrefs = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each([
  ['POSTER', showCard('oud'), '/en/shows/oud'],
  ['THUMBNAIL', videoCard('abc'), '/en/watch/abc'],
  ['PORTRAIT', videoCard('def', { kind: 'SHORT' }), '/en/shorts?c=def'],
  ['ICON', channelCard('music'), '/en/music'],
] as const)('draws a row of shape %s', (shape, item, href) => {
  renderInPage(<RowView row={row({ shape, items: [item] })} chrome={chrome} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Picks' })).toBeInTheDocument();
  expect(hrefs()).toEqual([href]);
});

test('an empty row is not shown', () => {
  const { container } = renderInPage(<RowView row={row({})} chrome={chrome} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['/shows', true],
  ['/music', true],
  ['/shows/oud', true],
  ['/sports', false],
])('“See all” to %s is there: %s', (path, there) => {
  renderInPage(<RowView row={row({ path, items: [showCard('oud')] })} chrome={chrome} />);
  const link = screen.queryByRole('link', { name: /^See all ?: Picks$/ });
  if (there) expect(link).toHaveAttribute('href', `/en${path}`);
  else expect(link).not.toBeInTheDocument();
});

test.each([
  ['home-live', ['/view-all'], '/en/view-all?section=live'],
  ['home-live', [], null],
  ['home-tonight', ['/view-all'], null],
])('without a link of the editors, row %s with pages %j leads to %s', (key, built, href) => {
  const builtPaths = [...chrome.builtPaths, ...built];
  renderInPage(<RowView row={row({ key, items: [showCard('oud')] })} chrome={{ ...chrome, builtPaths }} />);
  const link = screen.queryByRole('link', { name: /^See all ?: Picks$/ });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

test('a name with signs in an Arabic heading and its sentence is not mirrored', () => {
  renderInPage(
    <RowView row={row({ title: 'تعلّم C++ معنا', items: [showCard('oud')] })} text="من +18 فقط" />,
    'ar',
  );
  expect(screen.getByRole('heading', { name: 'تعلّم C++ معنا' }).querySelector('bdi')).toHaveTextContent(
    'C++',
  );
  expect(screen.getByText('+18')).toHaveAttribute('dir', 'ltr');
});
