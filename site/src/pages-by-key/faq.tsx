import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { FaqPage } from '../features/faq/FaqPage/FaqPage';
import type { FaqPageQuery } from '../features/faq/FaqPage/faq-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import { breadcrumbList, faqPage, graphOf } from '../shared/head/structured-data';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<FaqPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame context={pageContext}>{pageContext.record && <FaqPage built={pageContext.record} />}</PageFrame>
);

export const Head = ({ pageContext: context }: HeadProps<object, Context>) => {
  const page = context.record?.page?.__typename === 'FaqPage' ? context.record.page : null;
  const { settings } = context.chrome;
  return (
    <PageHead
      context={context}
      path={context.address}
      meta={staticMeta(
        context.record?.metaTags,
        page?.title || settings.brand,
        settings,
        null,
        page
          ? graphOf(
              ...faqPage(page.entries),
              breadcrumbList(settings.brand, [{ name: page.title, path: '/faq' }]),
            )
          : undefined,
      )}
    />
  );
};

export const query = graphql`
  query FaqPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "interface" } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
