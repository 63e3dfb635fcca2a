import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { isLinkable } from '../../../shared/catalogue/linkable';
import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { RowView } from '../../../shared/catalogue/RowView/RowView';
import { useFresh } from '../../../shared/content/use-fresh';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { Star } from '../../../shared/ui/Star/Star';
import * as styles from './BusinessPage.module.css';
import { BusinessPageOperation } from './business-page.query.generated';
import type { BusinessPageQuery } from './business-page.query.generated';

interface Props {
  built: BusinessPageQuery;
  chrome: BuiltAddresses;
}

const MANIFESTO = '/manifesto';

/** Business area: the editors' rows, and the way for advertisers. */
export const BusinessPage = ({ built, chrome }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { page } = useFresh(built, BusinessPageOperation, {}, locale);
  if (page?.__typename !== 'BusinessPage')
    return (
      <>
        <h1>{t('business.title')}</h1>
        <EmptyState
          title={t('business.none')}
          text={t('business.noneText')}
          action={
            <LocaleLink to="/home" className={buttonClass('ghost')}>
              {t('error.home')}
            </LocaleLink>
          }
        />
      </>
    );
  const words = languageProps(page.language, locale);
  return (
    <>
      <section className={styles.head} data-hero="">
        <div className={styles.body}>
          <p className={styles.area}>
            <Star className={styles.star} />
            {t('business.title')}
          </p>
          <h1 className={styles.title} {...words}>
            <Words language={page.language}>{page.title}</Words>
          </h1>
          <p className={styles.lead} {...words}>
            <Words language={page.language}>{page.lead}</Words>
          </p>
        </div>
      </section>
      {page.rows.map((row) => (
        <RowView key={row.key} row={row} chrome={chrome} />
      ))}
      <section className={styles.advertisers} aria-labelledby="advertisers">
        <div>
          <h2 id="advertisers" className={styles.question} {...words}>
            {page.advertisersTitle}
          </h2>
          <p className={styles.answer} {...words}>
            {page.advertisersText}
          </p>
        </div>
        {isLinkable(MANIFESTO, chrome) && (
          <LocaleLink to={MANIFESTO} className={`${buttonClass('paper')} ${styles.way}`}>
            <bdi {...words}>{page.advertisersLabel}</bdi>
          </LocaleLink>
        )}
      </section>
    </>
  );
};
