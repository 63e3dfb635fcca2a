import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { WhereToWatchPage } from '../features/where-to-watch/WhereToWatchPage/WhereToWatchPage';
import type { WhereToWatchPageQuery } from '../features/where-to-watch/WhereToWatchPage/where-to-watch-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<WhereToWatchPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>
    {pageContext.record && <WhereToWatchPage built={pageContext.record} chrome={pageContext.chrome} />}
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
  query WhereToWatchPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "contact"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
