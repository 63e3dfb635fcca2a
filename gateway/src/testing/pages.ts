import type {
  BusinessPageRecord,
  ContactPageRecord,
  GenericPageRecord,
  LegalPageRecord,
  ManifestoPageRecord,
  WhereToWatchPageRecord,
} from '../upstreams/cms/cms-records';
import { picture, row } from './catalogue';

/** Records of the pages besides the catalogue, as the cms returns them. */

export const manifestoPage: ManifestoPageRecord = {
  slug: 'manifesto',
  title: 'Manifesto',
  lead: 'A lead',
  sections: [
    {
      topic: 'connected-tv',
      title: 'Connected TV',
      text: 'A text',
      points: ['One', 'Two'],
      picture: picture('tv'),
    },
    { topic: 'in-stream', title: 'In-stream', text: 'A text', points: [], picture: null },
  ],
  closing_title: 'Closing',
  closing_text: 'Write to us',
  action_label: 'Contact',
  locale: 'en',
};

export const businessPage: BusinessPageRecord = {
  slug: 'business',
  title: 'Business',
  lead: 'A lead',
  rows: [row('business')],
  advertisers_title: 'Advertisers',
  advertisers_text: 'A text',
  advertisers_label: 'Read on',
  locale: 'en',
};

export const legalPage = (
  slug: LegalPageRecord['slug'],
  rest: Partial<LegalPageRecord> = {},
): LegalPageRecord => ({
  slug,
  title: 'Legal',
  changed_on: '2026-11-01',
  body: '## A section',
  locale: 'en',
  ...rest,
});

export const contactPage: ContactPageRecord = {
  slug: 'contact-us',
  title: 'Contact',
  lead: 'A lead',
  form_title: 'Form',
  form_hint: 'A hint',
  phones_title: 'Call',
  email: 'hello@sahra.example',
  phones: [{ country: 'Egypt', number: '+20 2 0000 0000' }],
  locale: 'en',
};

export const whereToWatchPage: WhereToWatchPageRecord = {
  slug: 'where-to-watch',
  title: 'Where to watch',
  lead: 'A lead',
  groups: [
    {
      kind: 'smart-tv',
      title: 'Televisions',
      text: 'A text',
      platforms: [
        { name: 'A television', note: null, url: null },
        { name: 'A browser', note: 'Any', url: 'https://sahra.example' },
        { name: 'Here', note: null, url: '/home?from=tv' },
      ],
    },
  ],
  locale: 'en',
};

export const genericPage = (slug: string, rest: Partial<GenericPageRecord> = {}): GenericPageRecord => ({
  slug,
  title: `Page ${slug}`,
  lead: null,
  body: 'Some **text**',
  locale: 'en',
  updated_at: '2026-11-02T10:00:00.000Z',
  ...rest,
});
