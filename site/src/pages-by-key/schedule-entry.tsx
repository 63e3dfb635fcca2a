import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';

import { EntryPage } from '../features/schedule/EntryPage/EntryPage';
import { entryTemplate } from '../features/schedule/EntryPage/entry-template';
import { ScheduleEntryPageOperation } from '../features/schedule/EntryPage/schedule-entry-page.query.generated';
import type { ScheduleEntryPageQuery } from '../features/schedule/EntryPage/schedule-entry-page.query.generated';
import type { PageContext } from '../shared/page/page-context';
import { ScheduleLayout } from '../shared/page/layouts/ScheduleLayout/ScheduleLayout';
import { PageFrame } from '../shared/page/PageFrame/PageFrame';
import { RecordView } from '../shared/record/RecordView/RecordView';

export { RecordHead as Head } from '../shared/record/RecordHead';

const Page = ({ pageContext, location }: PageProps<object, PageContext<ScheduleEntryPageQuery>>) => (
  <PageFrame layout={ScheduleLayout} context={pageContext}>
    <RecordView
      context={pageContext}
      pathname={location.pathname}
      operation={ScheduleEntryPageOperation}
      variables={(code) => ({ code })}
      template={entryTemplate}
    >
      {({ scheduleEntry }) => scheduleEntry && <EntryPage entry={scheduleEntry} />}
    </RecordView>
  </PageFrame>
);

export const query = graphql`
  query ScheduleEntryPageStrings($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "schedule"] } }) {
      ...InterfaceStrings
    }
  }
`;

// Gatsby takes a page from the default export.
export default Page;
