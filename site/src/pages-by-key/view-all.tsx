import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { ViewAllPage } from '../features/view-all/ViewAllPage/ViewAllPage';
import type { ViewAllPageQuery } from '../features/view-all/ViewAllPage/view-all-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<ViewAllPageQuery>;

const Page = ({ pageContext, location }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>
    {pageContext.record && <ViewAllPage built={pageContext.record} search={location.search} />}
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
  query ViewAllPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "messages", "browse"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
