import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { LegalPage } from '../features/legal/LegalPage/LegalPage';
import type { LegalPageQuery } from '../features/legal/LegalPage/legal-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<LegalPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>
    {pageContext.record && (
      <LegalPage built={pageContext.record} slug="terms-and-conditions" chrome={pageContext.chrome} />
    )}
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
  query TermsAndConditionsPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "contact"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
