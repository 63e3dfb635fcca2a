import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { AuthSuccessPage } from '../features/auth/AuthSuccessPage/AuthSuccessPage';
import type { JoiningEndPageQuery } from '../features/auth/joining-end-page.query.generated';
import { PosterWall } from '../features/auth/PosterWall/PosterWall';
import { ApolloScope } from '../shared/graph/ApolloScope/ApolloScope';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { AuthLayout } from '../shared/page/layouts/AuthLayout/AuthLayout';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<JoiningEndPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame
    layout={AuthLayout}
    context={pageContext}
    art={pageContext.record && <PosterWall shows={pageContext.record.shows} />}
  >
    <ApolloScope>
      <AuthSuccessPage />
    </ApolloScope>
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
  query AuthSuccessPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "messages", "refund", "subscribe"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
