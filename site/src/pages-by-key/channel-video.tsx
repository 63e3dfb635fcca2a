import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';

import { ChannelVideoPage } from '../features/channel/ChannelVideoPage/ChannelVideoPage';
import { ChannelVideoPageOperation } from '../features/channel/ChannelVideoPage/channel-video-page.query.generated';
import type { ChannelVideoPageQuery } from '../features/channel/ChannelVideoPage/channel-video-page.query.generated';
import { showTemplate } from '../features/shows/ShowPage/show-template';
import { partFor } from '../shared/head/first-paint';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

import { RecordView } from '../shared/record/RecordView/RecordView';

export { RecordHead as Head } from '../shared/record/RecordHead';

/** The hero is that of a show. */
const template = partFor('video', showTemplate) + partFor('channel', showTemplate);

/** A video at an address below `/channel`; its own page is `/watch/:videoCode`. */
const Page = ({ pageContext, location }: PageProps<object, PageContext<ChannelVideoPageQuery>>) => (
  <PageFrame context={pageContext}>
    <RecordView
      context={pageContext}
      pathname={location.pathname}
      operation={ChannelVideoPageOperation}
      variables={(slug) => ({ slug })}
      template={template}
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
