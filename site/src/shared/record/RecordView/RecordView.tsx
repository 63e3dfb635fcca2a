import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFresh } from '../../content/use-fresh';
import { splitPath } from '../../i18n/split-path';
import { metaOfRecord } from '../../head/record-meta';
import { ErrorText } from '../../page/ErrorText/ErrorText';
import type { PageContext } from '../../page/page-context';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { FirstPaint } from '../FirstPaint';
import { recordKey } from '../record-key';
import { servedRecord } from '../served-record';
import { insertHeadTags } from '../insert-head-tags';
import { useRecord } from '../use-record';

interface Props<Data extends { contentVersion: number | null }, Variables> {
  context: PageContext<Data>;
  pathname: string;
  operation: PersistedOperation<Data, Variables>;
  variables: (key: string) => Variables;
  /** First-paint HTML of a shell, with the placeholders of `first-paint.ts`. */
  template: string;
  /** Whether the skeleton begins with a hero. */
  hero?: boolean;
  children: (data: Data) => ReactNode;
}

type FoundProps<Data extends { contentVersion: number | null }, Variables> = Omit<
  Props<Data, Variables>,
  'template' | 'hero'
> & {
  data: Data;
};

const Found = <Data extends { contentVersion: number | null }, Variables>({
  context,
  pathname,
  operation,
  variables,
  children,
  data,
}: FoundProps<Data, Variables>) => {
  const { page, language, chrome, index, shell } = context;
  const key = recordKey(pathname);
  const fresh = useFresh(data, operation, variables(key), language);

  useEffect(() => {
    const meta = metaOfRecord(page, data);
    if (!shell || !meta || servedRecord(page, key, language)) return;
    insertHeadTags(meta, {
      path: splitPath(pathname).path,
      locale: language,
      publicUrl: chrome.publicUrl,
      index,
    });
  }, [shell, page, data, key, language, pathname, chrome.publicUrl, index]);

  return metaOfRecord(page, fresh) ? children(fresh) : <ErrorText />;
};

/** Page of one record, from any source: prebuilt, embedded by the site server, or loaded from the graph. */
export const RecordView = <Data extends { contentVersion: number | null }, Variables>(
  props: Props<Data, Variables>,
) => {
  const { context, pathname, operation, variables, template, hero = false } = props;
  const { t } = useTranslation();
  const key = recordKey(pathname);
  const state = useRecord({
    page: context.page,
    key,
    locale: context.language,
    operation,
    variables: variables(key),
    built: context.record,
  });
  if (state.status === 'waiting') return <FirstPaint template={template} hero={hero} />;
  if (state.status === 'failed')
    return <ErrorState title={t('record.failed')} text={t('record.failedText')} onRetry={state.retry} />;
  return <Found {...props} data={state.data} />;
};
