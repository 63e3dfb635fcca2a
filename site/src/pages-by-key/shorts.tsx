import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { ShortsPage } from '../features/shorts/ShortsPage/ShortsPage';
import type { ShortsPageQuery } from '../features/shorts/ShortsPage/shorts-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<ShortsPageQuery>;

const Page = ({ pageContext, location }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>
    {pageContext.record && (
      <ShortsPage built={pageContext.record} builtPaths={pageContext.chrome.builtPaths} visit={location} />
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
  query ShortsPageStrings($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["interface", "browse", "comments", "follow", "player"] }
      }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
