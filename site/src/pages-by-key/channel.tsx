import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Suspense } from 'react';

import { ChannelPage } from '../features/channel/ChannelPage/ChannelPage';
import { ChannelPageOperation } from '../features/channel/ChannelPage/channel-page.query.generated';
import { channelTemplate } from '../features/channel/ChannelHero/channel-template';
import type { ChannelPageQuery } from '../features/channel/ChannelPage/channel-page.query.generated';
import { textTemplate } from '../shared/text/TextFrame/text-template';
import { TextWaiting } from '../features/text/TextWaiting/TextWaiting';
import { partFor } from '../shared/head/first-paint';
import type { PageContext } from '../shared/page/page-context';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

import { RecordView } from '../shared/record/RecordView/RecordView';
import { lazyPart } from '../shared/page/lazy-part';

export { RecordHead as Head } from '../shared/record/RecordHead';

/** Loaded lazily: prebuilt texts have a page of their own (text.tsx). */
const TextPage = lazyPart(async () => (await import('../features/text/TextPage/TextPage')).TextPage);

const template = partFor('channel', channelTemplate) + partFor('page', textTemplate);

/** Page of a channel, and the shell of channels and texts. */
const Page = ({ pageContext, location }: PageProps<object, PageContext<ChannelPageQuery>>) => (
  <PageFrame context={pageContext}>
    <RecordView
      context={pageContext}
      pathname={location.pathname}
      operation={ChannelPageOperation}
      variables={(slug) => ({ slug })}
      template={template}
      hero
    >
      {(data) => {
        const { channel, page } = data;
        if (channel) return <ChannelPage channel={channel} data={data} />;
        if (page?.__typename !== 'GenericPage') return null;
        return (
          <Suspense fallback={<TextWaiting page={page} />}>
            <TextPage page={page} chrome={pageContext.chrome} />
          </Suspense>
        );
      }}
    </RecordView>
  </PageFrame>
);

export const query = graphql`
  query ChannelPageStrings($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["interface", "browse", "follow"] } }
    ) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
