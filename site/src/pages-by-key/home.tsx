import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { HomePage } from '../features/home/HomePage/HomePage';
import { leadOfHome } from '../features/home/HomePage/lead-of-home';
import type { HomePageQuery } from '../features/home/HomePage/home-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<HomePageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>
    {pageContext.record && <HomePage built={pageContext.record} chrome={pageContext.chrome} />}
  </PageFrame>
);

export const Head = ({ pageContext: context }: HeadProps<object, Context>) => (
  <PageHead
    context={context}
    path={context.address}
    meta={staticMeta(
      context.record?.metaTags,
      context.title,
      context.chrome.settings,
      context.record && leadOfHome(context.record),
    )}
  />
);

export const query = graphql`
  query HomePageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "home"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
