import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { SelectReasonsPage } from '../features/settings/SelectReasonsPage/SelectReasonsPage';
import type { DeletePageQuery } from '../features/settings/delete-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { SETTINGS_NAV_ID } from '../shared/page/layouts/SettingsLayout/settings-nav-id';
import { SettingsLayout } from '../shared/page/layouts/SettingsLayout/SettingsLayout';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<DeletePageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame layout={SettingsLayout} context={pageContext}>
    {pageContext.record && (
      <SelectReasonsPage built={pageContext.record} builtPaths={pageContext.chrome.builtPaths} />
    )}
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
  query SelectReasonsPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "messages", "settings"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
