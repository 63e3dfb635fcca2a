import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { ReceiptPage } from '../features/billing/ReceiptPage/ReceiptPage';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import { splitPath } from '../shared/i18n/split-path';
import type { PageContext } from '../shared/page/page-context';
import { SETTINGS_NAV_ID } from '../shared/page/layouts/SettingsLayout/settings-nav-id';
import { SettingsLayout } from '../shared/page/layouts/SettingsLayout/SettingsLayout';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<null>;

const Page = ({ pageContext, location }: PageProps<object, Context>) => (
  <PageFrame layout={SettingsLayout} context={pageContext}>
    <ReceiptPage pathname={location.pathname} seller={pageContext.chrome.settings} />
  </PageFrame>
);

/** The served HTML is the same for every receipt; the site server inserts the address. */
export const Head = ({ pageContext: context, location: { pathname } }: HeadProps<object, Context>) => (
  <PageHead
    context={context}
    awaits={SETTINGS_NAV_ID}
    path={typeof window === 'undefined' ? null : splitPath(pathname).path}
    meta={staticMeta(null, context.title, context.chrome.settings)}
  />
);

export const query = graphql`
  query ReceiptPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "refund", "settings"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
