import { splitPath } from '../i18n/split-path';
import { PageHead } from '../head/PageHead';
import { metaOfRecord } from '../head/record-meta';
import type { PageContext } from '../page/page-context';
import { recordKey } from './record-key';
import { servedRecord } from './served-record';

interface Props {
  pageContext: PageContext<unknown>;
  location: { pathname: string };
}

/** Head of a record page: from the build, or in the browser from the record that the site server embedded. */
export const RecordHead = ({ pageContext, location: { pathname } }: Props) => {
  const { page, language, record } = pageContext;
  const known =
    record ?? (typeof window === 'undefined' ? null : servedRecord(page, recordKey(pathname), language));
  return (
    <PageHead
      context={pageContext}
      path={pageContext.address ?? splitPath(pathname).path}
      meta={known ? metaOfRecord(page, known) : null}
    />
  );
};
