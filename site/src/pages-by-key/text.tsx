import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';

import { ChannelPageOperation } from '../features/channel/ChannelPage/channel-page.query.generated';
import type { ChannelPageQuery } from '../features/channel/ChannelPage/channel-page.query.generated';
import { TextPage } from '../features/text/TextPage/TextPage';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';
import { RecordView } from '../shared/record/RecordView/RecordView';

export { RecordHead as Head } from '../shared/record/RecordHead';

/** Prebuilt page of text. Pages published since are in the shell that channels and texts share: channel.tsx. */
const Page = ({ pageContext, location }: PageProps<object, PageContext<ChannelPageQuery>>) => (
  <PageFrame context={pageContext}>
    <RecordView
      context={pageContext}
      pathname={location.pathname}
      operation={ChannelPageOperation}
      variables={(slug) => ({ slug })}
      template=""
    >
      {({ page }) =>
        page?.__typename === 'GenericPage' && <TextPage page={page} chrome={pageContext.chrome} />
      }
    </RecordView>
  </PageFrame>
);

export const query = graphql`
  query TextPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "interface" } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
