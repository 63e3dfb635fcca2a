import type { ContactPageQuery } from '../src/features/contact/ContactPage/contact-page.query.generated';

/** The contact page as the build reads it. */
export const CONTACT_PAGE: ContactPageQuery = {
  contentVersion: 1,
  metaTags: null,
  page: {
    __typename: 'ContactPage',
    slug: 'contact-us',
    title: 'Contact us',
    language: 'EN',
    lead: 'Write in Arabic or English.',
    formTitle: 'Write to us',
    formHint: 'Name the video.',
    phonesTitle: 'Rather talk?',
    phones: [
      { __typename: 'Phone', country: 'United Arab Emirates', number: '+971 4 000 0000' },
      { __typename: 'Phone', country: 'Egypt', number: '+20 2 0000 0000' },
      { __typename: 'Phone', country: 'Saudi Arabia', number: '+966 11 000 0000' },
    ],
    email: 'hello@sahra.example',
  },
  faq: {
    __typename: 'FaqPage',
    entries: Array.from({ length: 7 }, (_, index) => ({
      __typename: 'FaqEntry' as const,
      key: `q${index}`,
      question: `Question ${index}?`,
      answer: 'Answer.',
    })),
  },
};
