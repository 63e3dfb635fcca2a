import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState/ErrorState';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton';
import { SampleGrid } from '../SampleGrid/SampleGrid';
import * as styles from './StatesSection.module.css';

/** Skeletons, empty states and error states. */
export const StatesSection = () => {
  const { t } = useTranslation();
  const [retrying, setRetrying] = useState(false);
  return (
    <>
      <Loading>
        <div className={styles.skeletons}>
          <Skeleton shape="poster" />
          <Skeleton shape="poster" />
          <Skeleton shape="wide" />
          <Skeleton shape="upright" lines={0} />
          <Skeleton shape="star" lines={1} />
        </div>
      </Loading>
      <SampleGrid>
        <Banner kind="notice">{t('gallery.notice')}</Banner>
        <Banner kind="done">{t('gallery.restored')}</Banner>
        <Banner kind="failed">{t('gallery.errorText')}</Banner>
      </SampleGrid>
      <SampleGrid>
        <EmptyState
          title={t('gallery.emptyTitle')}
          text={t('gallery.emptyText')}
          action={
            <LocaleLink to="/shows" className={buttonClass('primary')}>
              {t('gallery.emptyAction')}
            </LocaleLink>
          }
        />
        <ErrorState
          title={t('gallery.errorTitle')}
          text={t('gallery.errorText')}
          retrying={retrying}
          onRetry={() => setRetrying(true)}
        />
      </SampleGrid>
    </>
  );
};
