import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { FaqPage } from './FaqPage';
import type { FaqPageQuery } from './faq-page.query.generated';

const BUILT: FaqPageQuery = {
  contentVersion: 1,
  metaTags: null,
  siteSettings: { __typename: 'SiteSettings', contactEmail: 'hello@sahra.example' },
  page: {
    __typename: 'FaqPage',
    slug: 'faq',
    title: 'Questions and answers',
    language: 'EN',
    lead: null,
    entries: [
      { __typename: 'FaqEntry', key: 'free', question: 'Is it free?', answer: 'Yes.\n\nAlso on phones.' },
      { __typename: 'FaqEntry', key: 'leave', question: 'Can I leave?', answer: 'Whenever you like.' },
    ],
  },
};

beforeEach(() => {
  fakeGraph({});
  window.location.hash = '';
});

test('a question opens on its answer, paragraph by paragraph', async () => {
  renderInPage(<FaqPage built={BUILT} />);
  expect(screen.getByText('Yes.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Is it free?'));
  expect(screen.getByText('Yes.')).toBeVisible();
  expect(screen.getByText('Also on phones.')).toBeVisible();
  expect(screen.getByText('Whenever you like.')).not.toBeVisible();
});

test('an address that points to a question opens it', () => {
  window.location.hash = '#leave';
  renderInPage(<FaqPage built={BUILT} />);
  expect(screen.getByText('Whenever you like.')).toBeVisible();
  expect(screen.getByText('Yes.')).not.toBeVisible();
});

test('a reader who finds no answer learns where to ask', () => {
  renderInPage(<FaqPage built={BUILT} />, 'ar');
  expect(screen.getByRole('link', { name: 'hello@sahra.example' })).toHaveAttribute(
    'href',
    'mailto:hello@sahra.example',
  );
});
