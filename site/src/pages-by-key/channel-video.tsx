import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';

import { ChannelVideoPage } from '../features/channel/ChannelVideoPage/ChannelVideoPage';
import { ChannelVideoPageOperation } from '../features/channel/ChannelVideoPage/channel-video-page.query.generated';
import { channelVideoTemplate } from '../features/channel/ChannelVideoPage/channel-video-template';
import type { ChannelVideoPageQuery } from '../features/channel/ChannelVideoPage/channel-video-page.query.generated';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

import { RecordView } from '../shared/record/RecordView/RecordView';

export { RecordHead as Head } from '../shared/record/RecordHead';

/** A video at an address below `/channel`; its own page is `/watch/:videoCode`. */
const Page = ({ pageContext, location }: PageProps<object, PageContext<ChannelVideoPageQuery>>) => (
  <PageFrame context={pageContext}>
    <RecordView
      context={pageContext}
      pathname={location.pathname}
      operation={ChannelVideoPageOperation}
      variables={(slug) => ({ slug })}
      template={channelVideoTemplate}
      hero
    >
      {(data) => <ChannelVideoPage data={data} />}
    </RecordView>
  </PageFrame>
);

export const query = graphql`
  query ChannelVideoPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "browse"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
