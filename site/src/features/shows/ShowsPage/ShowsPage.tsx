import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { ShowsPageOperation } from './shows-page.query.generated';
import type { ShowsPageQuery } from './shows-page.query.generated';

/** All shows in the editors' order. */
export const ShowsPage = ({ built }: { built: ShowsPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { nodes } = useFresh(built, ShowsPageOperation, {}, locale).shows;
  return (
    <>
      <h1>{t('shows.title')}</h1>
      {nodes.length === 0 ? (
        <p>{t('shows.empty')}</p>
      ) : (
        <CardGrid title={t('shows.count', { count: nodes.length })} shape="poster">
          {nodes.map((show) => (
            <ShowCard key={show.slug} show={show} />
          ))}
        </CardGrid>
      )}
    </>
  );
};
