import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { BusinessPageOperation } from '../src/features/business/BusinessPage/business-page.query.generated';
import { ChannelsListPageOperation } from '../src/features/channel/ChannelsListPage/channels-list-page.query.generated';
import { FaqPageOperation } from '../src/features/faq/FaqPage/faq-page.query.generated';
import { GalleryPageOperation } from '../src/features/gallery/GalleryPage/gallery-page.query.generated';
import { HomePageOperation } from '../src/features/home/HomePage/home-page.query.generated';
import { LandingPageOperation } from '../src/features/landing/LandingPage/landing-page.query.generated';
import { MorePageOperation } from '../src/features/more/MorePage/more-page.query.generated';
import { NewsletterPageOperation } from '../src/features/newsletter/NewsletterPage/newsletter-page.query.generated';
import { DeletePageOperation } from '../src/features/settings/delete-page.query.generated';
import { HelpPageOperation } from '../src/features/settings/help-page.query.generated';
import { SearchPageOperation } from '../src/features/search/SearchPage/search-page.query.generated';
import { ShortsPageOperation } from '../src/features/shorts/ShortsPage/shorts-page.query.generated';
import { ShowPageOperation } from '../src/features/shows/ShowPage/show-page.query.generated';
import { ShowsPageOperation } from '../src/features/shows/ShowsPage/shows-page.query.generated';
import { SportsPageOperation } from '../src/features/sports/SportsPage/sports-page.query.generated';
import { builtDay } from '../src/features/schedule/SchedulePage/built-day';
import { SchedulePageOperation } from '../src/features/schedule/SchedulePage/schedule-page.query.generated';
import { builtEvening } from '../src/shared/catalogue/Tonight/built-evening';
import { SettingsPageOperation } from '../src/shared/settings/settings-page.query.generated';
import { OutcomePageOperation } from '../src/features/subscribe/outcome-page.query.generated';
import { SubscribePageOperation } from '../src/features/subscribe/SubscribePage/subscribe-page.query.generated';
import { SubscribtionPageOperation } from '../src/features/subscribe/SubscribtionPage/subscribtion-page.query.generated';
import { AuthPlansPageOperation } from '../src/features/auth/AuthPlansPage/auth-plans-page.query.generated';
import { JoiningEndPageOperation } from '../src/features/auth/joining-end-page.query.generated';
import { AuthPageOperation } from '../src/features/auth/auth-page.query.generated';
import { VerifyPageOperation } from '../src/features/auth/VerifyPage/verify-page.query.generated';
import { ViewAllPageOperation } from '../src/features/view-all/ViewAllPage/view-all-page.query.generated';
import { ContactPageOperation } from '../src/features/contact/ContactPage/contact-page.query.generated';
import { FeedbackPageOperation } from '../src/features/contact/FeedbackPage/feedback-page.query.generated';
import { LegalPageOperation } from '../src/features/legal/LegalPage/legal-page.query.generated';
import { ManifestoPageOperation } from '../src/features/manifesto/ManifestoPage/manifesto-page.query.generated';
import { WhereToWatchPageOperation } from '../src/features/where-to-watch/WhereToWatchPage/where-to-watch-page.query.generated';

interface Reading {
  operation: PersistedOperation<unknown, never>;
  variables: Record<string, string>;
  /** Record type, when the page shows one record of this type at a fixed URL. */
  as?: string;
}

/** GraphQL queries for the static pages, by page. */
export const staticPages: Readonly<Record<string, Reading>> = {
  landing: { operation: LandingPageOperation, variables: {} },
  home: { operation: HomePageOperation, variables: builtEvening(Date.now()) },
  faq: { operation: FaqPageOperation, variables: {} },
  search: { operation: SearchPageOperation, variables: {} },
  shorts: { operation: ShortsPageOperation, variables: {} },
  shows: { operation: ShowsPageOperation, variables: {} },
  sports: { operation: SportsPageOperation, variables: {} },
  'personalize-categories': {
    operation: SettingsPageOperation,
    variables: { metaCode: 'personalize-categories' },
  },
  business: { operation: BusinessPageOperation, variables: {} },
  more: { operation: MorePageOperation, variables: {} },
  'view-all': { operation: ViewAllPageOperation, variables: {} },
  'channels-list': { operation: ChannelsListPageOperation, variables: {} },
  schedule: { operation: SchedulePageOperation, variables: builtDay(Date.now()) },
  'mina-cup-backup': { operation: ShowPageOperation, variables: { slug: 'mina-cup-backup' }, as: 'show' },
  'contact-us': { operation: ContactPageOperation, variables: {} },
  feedback: { operation: FeedbackPageOperation, variables: {} },
  manifesto: { operation: ManifestoPageOperation, variables: {} },
  'privacy-policy': { operation: LegalPageOperation, variables: { slug: 'privacy-policy' } },
  'terms-and-conditions': { operation: LegalPageOperation, variables: { slug: 'terms-and-conditions' } },
  'where-to-watch': { operation: WhereToWatchPageOperation, variables: {} },
  login: { operation: AuthPageOperation, variables: { metaCode: 'login' } },
  register: { operation: AuthPageOperation, variables: { metaCode: 'register' } },
  saved: { operation: SettingsPageOperation, variables: { metaCode: 'saved' } },
  'settings-newsletter': { operation: SettingsPageOperation, variables: { metaCode: 'settings-newsletter' } },
  'referral-code': { operation: SettingsPageOperation, variables: { metaCode: 'referral-code' } },
  'referral-friend': { operation: SettingsPageOperation, variables: { metaCode: 'referral-friend' } },
  'settings-subscription': {
    operation: SettingsPageOperation,
    variables: { metaCode: 'settings-subscription' },
  },
  newsletter: { operation: NewsletterPageOperation, variables: {} },
  'settings-profile': { operation: SettingsPageOperation, variables: { metaCode: 'settings-profile' } },
  'edit-profile': { operation: SettingsPageOperation, variables: { metaCode: 'edit-profile' } },
  'change-password': { operation: SettingsPageOperation, variables: { metaCode: 'change-password' } },
  'settings-devices': { operation: SettingsPageOperation, variables: { metaCode: 'settings-devices' } },
  'settings-help': { operation: HelpPageOperation, variables: {} },
  'select-reasons': { operation: DeletePageOperation, variables: { metaCode: 'select-reasons' } },
  'delete-account': { operation: DeletePageOperation, variables: { metaCode: 'delete-account' } },
  account: { operation: SettingsPageOperation, variables: { metaCode: 'account' } },
  'auth-plans': { operation: AuthPlansPageOperation, variables: {} },
  voucher: { operation: AuthPageOperation, variables: { metaCode: 'voucher' } },
  'auth-success': { operation: JoiningEndPageOperation, variables: { metaCode: 'auth-success' } },
  'auth-fail': { operation: JoiningEndPageOperation, variables: { metaCode: 'auth-fail' } },
  subscribe: { operation: SubscribePageOperation, variables: {} },
  'payment-success': { operation: OutcomePageOperation, variables: { metaCode: 'payment-success' } },
  'payment-failure': { operation: OutcomePageOperation, variables: { metaCode: 'payment-failure' } },
  'payment-status': { operation: OutcomePageOperation, variables: { metaCode: 'payment-status' } },
  subscribtion: { operation: SubscribtionPageOperation, variables: {} },
  'forgot-password': { operation: AuthPageOperation, variables: { metaCode: 'forgot-password' } },
  'verify-code': { operation: AuthPageOperation, variables: { metaCode: 'verify-code' } },
  'reset-password': { operation: AuthPageOperation, variables: { metaCode: 'reset-password' } },
  'auth-verify': { operation: VerifyPageOperation, variables: { metaCode: 'auth-verify' } },
  test: { operation: GalleryPageOperation, variables: {} },
};
