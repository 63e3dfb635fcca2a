import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import type { SubscribePageQuery } from '../features/subscribe/SubscribePage/subscribe-page.query.generated';
import { SubscribePage } from '../features/subscribe/SubscribePage/SubscribePage';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<SubscribePageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>
    {pageContext.record && <SubscribePage built={pageContext.record} chrome={pageContext.chrome} />}
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
  query SubscribePageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "subscribe", "messages", "store"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
