import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';

import { ShowPage } from '../features/shows/ShowPage/ShowPage';
import { OriginalPageOperation } from '../features/shows/ShowPage/original-page.query.generated';
import { showTemplate } from '../features/shows/ShowPage/show-template';
import type { OriginalPageQuery } from '../features/shows/ShowPage/original-page.query.generated';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

import { RecordView } from '../shared/record/RecordView/RecordView';

export { RecordHead as Head } from '../shared/record/RecordHead';

const Page = ({ pageContext, location }: PageProps<object, PageContext<OriginalPageQuery>>) => (
  <PageFrame context={pageContext}>
    <RecordView
      context={pageContext}
      pathname={location.pathname}
      operation={OriginalPageOperation}
      variables={(slug) => ({ slug })}
      template={showTemplate}
      hero
    >
      {({ show }) => show && <ShowPage show={show} />}
    </RecordView>
  </PageFrame>
);

export const query = graphql`
  query OriginalPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "details", "follow"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
