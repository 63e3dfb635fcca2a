import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';

import { ChannelPage } from '../features/channel/ChannelPage/ChannelPage';
import { ChannelPageOperation } from '../features/channel/ChannelPage/channel-page.query.generated';
import { channelTemplate } from '../features/channel/ChannelPage/channel-template';
import type { ChannelPageQuery } from '../features/channel/ChannelPage/channel-page.query.generated';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

import { RecordView } from '../shared/record/RecordView/RecordView';

export { RecordHead as Head } from '../shared/record/RecordHead';

const Page = ({ pageContext, location }: PageProps<object, PageContext<ChannelPageQuery>>) => (
  <PageFrame context={pageContext}>
    <RecordView
      context={pageContext}
      pathname={location.pathname}
      operation={ChannelPageOperation}
      variables={(slug) => ({ slug })}
      template={channelTemplate}
      hero
    >
      {({ channel }) => channel && <ChannelPage channel={channel} />}
    </RecordView>
  </PageFrame>
);

export const query = graphql`
  query ChannelPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "interface" } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
