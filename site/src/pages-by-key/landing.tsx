import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { LandingPage } from '../features/landing/LandingPage/LandingPage';
import type { LandingPageQuery } from '../features/landing/LandingPage/landing-page.query.generated';
import { SIZES } from '../shared/catalogue/picture-sizes';
import { QUESTIONS_SHOWN } from '../shared/faq/questions-shown';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import { faqPage, graphOf } from '../shared/head/structured-data';
import type { PageContext } from '../shared/page/page-context';
import { LandingLayout } from '../shared/page/layouts/LandingLayout/LandingLayout';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<LandingPageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame layout={LandingLayout} context={pageContext}>
    {pageContext.record && <LandingPage built={pageContext.record} chrome={pageContext.chrome} />}
  </PageFrame>
);

export const Head = ({ pageContext: context }: HeadProps<object, Context>) => {
  const page = context.record?.page?.__typename === 'LandingPage' ? context.record.page : null;
  const { settings } = context.chrome;
  return (
    <PageHead
      context={context}
      path={context.address}
      meta={staticMeta(
        context.record?.metaTags,
        page?.title ?? settings.brand,
        settings,
        page?.hero ? { picture: page.hero.thumbnail, phone: page.hero.portrait, sizes: SIZES.full } : null,
        page && page.faq.length > 0 ? graphOf(...faqPage(page.faq.slice(0, QUESTIONS_SHOWN))) : undefined,
      )}
    />
  );
};

export const query = graphql`
  query LandingPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "messages"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
