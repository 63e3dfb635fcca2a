import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';

import { WatchPage } from '../features/watch/WatchPage/WatchPage';
import { WatchPageOperation } from '../features/watch/WatchPage/watch-page.query.generated';
import type { WatchPageQuery } from '../features/watch/WatchPage/watch-page.query.generated';
import { watchTemplate } from '../features/watch/WatchPage/watch-template';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';
import { RecordView } from '../shared/record/RecordView/RecordView';

export { RecordHead as Head } from '../shared/record/RecordHead';

const Page = ({ pageContext, location }: PageProps<object, PageContext<WatchPageQuery>>) => {
  const { t } = useTranslation();
  return (
    <PageFrame context={pageContext}>
      <RecordView
        context={pageContext}
        pathname={location.pathname}
        operation={WatchPageOperation}
        variables={(code) => ({ code })}
        template={watchTemplate(t('watch.play'), t('state.scripts'))}
      >
        {({ video, contentVersion }) =>
          video && (
            <WatchPage video={video} builtPaths={pageContext.chrome.builtPaths} version={contentVersion} />
          )
        }
      </RecordView>
    </PageFrame>
  );
};

export const query = graphql`
  query WatchPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "comments", "follow", "player"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
