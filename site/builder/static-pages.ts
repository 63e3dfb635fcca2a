import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { FaqPageOperation } from '../src/features/faq/FaqPage/faq-page.query.generated';
import { HomePageOperation } from '../src/features/home/HomePage/home-page.query.generated';
import { LandingPageOperation } from '../src/features/landing/LandingPage/landing-page.query.generated';
import { ShowsPageOperation } from '../src/features/shows/ShowsPage/shows-page.query.generated';
import { AuthPageOperation } from '../src/features/auth/auth-page.query.generated';

type Reading = { operation: PersistedOperation<unknown, never>; variables: Record<string, string> };

/** What a page without parameters reads from the graph when it is built. */
export const staticPages: Readonly<Record<string, Reading>> = {
  landing: { operation: LandingPageOperation, variables: {} },
  home: { operation: HomePageOperation, variables: {} },
  faq: { operation: FaqPageOperation, variables: {} },
  shows: { operation: ShowsPageOperation, variables: {} },
  login: { operation: AuthPageOperation, variables: { metaCode: 'login' } },
  register: { operation: AuthPageOperation, variables: { metaCode: 'register' } },
};
