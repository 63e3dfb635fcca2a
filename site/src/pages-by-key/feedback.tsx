import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { FeedbackPage } from '../features/contact/FeedbackPage/FeedbackPage';
import type { FeedbackPageQuery } from '../features/contact/FeedbackPage/feedback-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<FeedbackPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>{pageContext.record && <FeedbackPage />}</PageFrame>
);

export const Head = ({ pageContext: context }: HeadProps<object, Context>) => (
  <PageHead
    context={context}
    path={context.address}
    meta={staticMeta(context.record?.metaTags, context.title, context.chrome.settings)}
  />
);

export const query = graphql`
  query FeedbackPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "messages", "contact"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
