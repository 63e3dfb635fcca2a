import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';

import { SportPage } from '../features/sports/SportPage/SportPage';
import { SportPageOperation } from '../features/sports/SportPage/sport-page.query.generated';
import { sportTemplate } from '../features/sports/SportPage/sport-template';
import type { SportPageQuery } from '../features/sports/SportPage/sport-page.query.generated';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

import { RecordView } from '../shared/record/RecordView/RecordView';

export { RecordHead as Head } from '../shared/record/RecordHead';

const Page = ({ pageContext, location }: PageProps<object, PageContext<SportPageQuery>>) => (
  <PageFrame context={pageContext}>
    <RecordView
      context={pageContext}
      pathname={location.pathname}
      operation={SportPageOperation}
      variables={(slug) => ({ slug })}
      template={sportTemplate}
      hero
    >
      {({ sport, live, recorded }) =>
        sport && (
          <SportPage
            sport={sport}
            live={live?.nodes ?? []}
            recorded={recorded?.nodes ?? []}
            builtPaths={pageContext.chrome.builtPaths}
          />
        )
      }
    </RecordView>
  </PageFrame>
);

export const query = graphql`
  query SportPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "browse"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
