import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';

import { DayBar } from '../features/schedule/DayBar/DayBar';
import { ScheduleHead } from '../features/schedule/ScheduleHead/ScheduleHead';
import { SchedulePage } from '../features/schedule/SchedulePage/SchedulePage';
import type { SchedulePageQuery } from '../features/schedule/SchedulePage/schedule-page.query.generated';
import { PageHead } from '../shared/head/PageHead';
import { staticMeta } from '../shared/head/static-meta';
import type { PageContext } from '../shared/page/page-context';
import { ScheduleLayout } from '../shared/page/layouts/ScheduleLayout/ScheduleLayout';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';

type Context = PageContext<SchedulePageQuery>;

const Page = ({ pageContext }: PageProps<object, Context>) => (
  <PageFrame
    layout={ScheduleLayout}
    context={pageContext}
    dayHead={<ScheduleHead channels={pageContext.record?.channels?.nodes ?? []} />}
    dayBar={<DayBar />}
  >
    {pageContext.record && <SchedulePage built={pageContext.record} />}
  </PageFrame>
);

export const Head = ({ pageContext: context }: HeadProps<object, Context>) => (
  <PageHead
    context={context}
    path={context.address}
    meta={staticMeta(context.record?.metaTags, context.title, context.chrome.settings)}
  />
);

export const query = graphql`
  query SchedulePageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "schedule"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
