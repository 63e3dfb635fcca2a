import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { SportsPage } from '../features/sports/SportsPage/SportsPage';
import { leadOfSports } from '../features/sports/SportsPage/lead-of-sports';
import type { SportsPageQuery } from '../features/sports/SportsPage/sports-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<SportsPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>
    {pageContext.record && (
      <SportsPage built={pageContext.record} builtPaths={pageContext.chrome.builtPaths} />
    )}
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
      context.record && leadOfSports(context.record),
    )}
  />
);

export const query = graphql`
  query SportsPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "browse"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
