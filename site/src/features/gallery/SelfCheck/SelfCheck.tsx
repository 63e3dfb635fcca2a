import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readBuildId } from '../../../shared/build-check/read-build-id';
import { ContentVersionOperation } from '../../../shared/content/content-version.query.generated';
import { queryGraph } from '../../../shared/graph/query-graph';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import * as styles from './SelfCheck.module.css';

type Found<Value> = Value | null | undefined;

/** Self-check: locale and build of this page, and whether the graph responds. */
export const SelfCheck = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [build, setBuild] = useState<Found<string>>();
  const [version, setVersion] = useState<Found<number>>();

  useEffect(() => {
    void readBuildId().then(setBuild);
    queryGraph(ContentVersionOperation, {}, locale).then(
      ({ data }) => setVersion(data.contentVersion),
      () => setVersion(null),
    );
  }, [locale]);

  const graph = version === null ? t('gallery.silent') : t('gallery.answers', { version });
  return (
    <section className={styles.check} aria-label={t('gallery.check')}>
      <dl className={styles.list}>
        <dt>{t('gallery.language')}</dt>
        <dd>
          <code>{locale}</code>
        </dd>
        <dt>{t('gallery.build')}</dt>
        <dd>
          {build === undefined ? t('gallery.asking') : build ? <code>{build}</code> : t('gallery.unknown')}
        </dd>
        <dt>{t('gallery.graph')}</dt>
        <dd>{version === undefined ? t('gallery.asking') : graph}</dd>
      </dl>
    </section>
  );
};
