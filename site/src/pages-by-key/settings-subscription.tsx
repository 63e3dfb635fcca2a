import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { SubscriptionPage } from '../features/billing/SubscriptionPage/SubscriptionPage';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { SETTINGS_NAV_ID } from '../shared/page/layouts/SettingsLayout/settings-nav-id';
import { SettingsLayout } from '../shared/page/layouts/SettingsLayout/SettingsLayout';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';
import type { SettingsPageQuery } from '../shared/settings/settings-page.query.generated';

type Context = PageContext<SettingsPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame layout={SettingsLayout} context={pageContext}>
    <SubscriptionPage builtPaths={pageContext.chrome.builtPaths} />
  </PageFrame>
);

export const Head = ({ pageContext: context }: HeadProps<object, Context>) => (
  <PageHead
    context={context}
    awaits={SETTINGS_NAV_ID}
    path={context.address}
    meta={staticMeta(context.record?.metaTags, context.title, context.chrome.settings)}
  />
);

export const query = graphql`
  query SubscriptionPageStrings($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["interface", "messages", "refund", "settings", "subscribe", "store"] }
      }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
