import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { ContactPage } from '../features/contact/ContactPage/ContactPage';
import type { ContactPageQuery } from '../features/contact/ContactPage/contact-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<ContactPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>
    {pageContext.record && <ContactPage built={pageContext.record} />}
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
  query ContactUsPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "messages", "contact"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
