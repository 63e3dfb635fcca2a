import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { VerifyPage } from '../features/auth/VerifyPage/VerifyPage';
import type { VerifyPageQuery } from '../features/auth/VerifyPage/verify-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { BareLayout } from '../shared/page/layouts/BareLayout/BareLayout';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<VerifyPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame layout={BareLayout} context={pageContext} guarded={false}>
    <VerifyPage brand={pageContext.chrome.settings.brand} redirectTo={pageContext.redirectTo} />
  </PageFrame>
);

export const Head = ({ pageContext: context }: HeadProps<object, Context>) => (
  <PageHead
    context={context}
    path={context.address}
    meta={staticMeta(context.record?.metaTags, context.title, context.chrome.settings)}
  />
);

export const query = graphql`
  query VerifyPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "messages"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
