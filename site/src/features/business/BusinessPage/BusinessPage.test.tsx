import { act, screen, waitFor } from '@testing-library/react';

import { showCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { contentVersion } from '../../../shared/content/content-state';
import { BusinessPage } from './BusinessPage';
import type { BusinessPageQuery } from './business-page.query.generated';

const { chrome } = pageContext();
const withManifesto = { ...chrome, builtPaths: [...chrome.builtPaths, '/manifesto'] };

const page = (version: number, title: string): BusinessPageQuery => ({
  contentVersion: version,
  metaTags: null,
  page: {
    __typename: 'BusinessPage',
    title,
    lead: 'مؤسسون يروون.',
    language: 'AR',
    advertisersTitle: 'هل تبحث علامتك عن سهرة؟',
    advertisersText: 'محتوى ونشرة.',
    advertisersLabel: 'بياننا',
    rows: [
      {
        __typename: 'ContentRow',
        key: 'business-business',
        title: 'برامج الأعمال',
        shape: 'POSTER',
        path: null,
        items: [showCard('second-floor')],
      },
    ],
  },
});

afterEach(() => act(() => contentVersion.set(null)));

test('shows the editors’ rows and the way for advertisers', () => {
  renderInPage(<BusinessPage built={page(1, 'أعمال بلا ربطة عنق')} chrome={withManifesto} />, 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'أعمال بلا ربطة عنق' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /second-floor/ })).toHaveAttribute(
    'href',
    '/ar/shows/second-floor',
  );
  expect(screen.getByRole('link', { name: 'بياننا' })).toHaveAttribute('href', '/ar/manifesto');
});

test('a link without a page is not shown', () => {
  renderInPage(<BusinessPage built={page(1, 'أعمال')} chrome={chrome} />, 'ar');
  expect(screen.queryByRole('link', { name: 'بياننا' })).not.toBeInTheDocument();
});

test('marks words in another language than the page', () => {
  renderInPage(<BusinessPage built={page(1, 'أعمال')} chrome={chrome} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ar');
});

test('shows what is published while it is open', async () => {
  fakeGraph({ BusinessPage: page(2, 'عنوان جديد') });
  renderInPage(<BusinessPage built={page(1, 'أعمال')} chrome={chrome} />, 'ar');
  act(() => contentVersion.set(2));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'عنوان جديد' })).toBeInTheDocument(),
  );
});

test('without words of editors it leads on', () => {
  renderInPage(<BusinessPage built={{ contentVersion: 1, metaTags: null, page: null }} chrome={chrome} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/home');
});
