import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { AuthPlansPage } from '../features/auth/AuthPlansPage/AuthPlansPage';
import type { AuthPlansPageQuery } from '../features/auth/AuthPlansPage/auth-plans-page.query.generated';
import { PosterWall } from '../features/auth/PosterWall/PosterWall';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { AuthLayout } from '../shared/page/layouts/AuthLayout/AuthLayout';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<AuthPlansPageQuery>;

const Page = ({ pageContext, location }: PageProps<object, Context>) => (
  <PageFrame
    layout={AuthLayout}
    context={pageContext}
    art={pageContext.record && <PosterWall shows={pageContext.record.shows} />}
  >
    {pageContext.record && <AuthPlansPage built={pageContext.record} search={location.search} />}
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
  query AuthPlansPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "messages", "subscribe"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
