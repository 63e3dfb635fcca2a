import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useEffect } from 'react';

import { MARKS } from '../shared/head/first-paint';
import { PageHead } from '../shared/head/PageHead';
import { ErrorText } from '../shared/page/ErrorText/ErrorText';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<null>;

/**
 * Error page. The served HTML has no scripts, so this code runs only after a client navigation to a missing
 * page; it reloads, because the server knows the correct response.
 */
const Page = ({ pageContext }: PageProps<object, Context>) => {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') window.location.reload();
  }, []);
  return (
    <PageFrame context={pageContext}>
      <ErrorText messageHtml={MARKS.message} />
    </PageFrame>
  );
};

export const Head = ({ pageContext: context }: HeadProps<object, Context>) => (
  <PageHead
    context={context}
    path={null}
    meta={{
      title: `${context.title} · ${context.chrome.settings.brand}`,
      description: context.chrome.settings.tagline,
      picture: null,
      type: 'website',
    }}
  />
);

export const query = graphql`
  query ErrorPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "interface" } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
