import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import type { OutcomePageQuery } from '../features/subscribe/outcome-page.query.generated';
import { PaymentSuccessPage } from '../features/subscribe/PaymentSuccessPage/PaymentSuccessPage';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<OutcomePageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>
    <PaymentSuccessPage chrome={pageContext.chrome} />
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
  query PaymentSuccessPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "refund", "subscribe", "messages"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
