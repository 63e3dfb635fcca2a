import { useFresh } from '../../../shared/content/use-fresh';
import { FaqList } from '../../../shared/faq/FaqList/FaqList';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { FaqPageOperation } from './faq-page.query.generated';
import type { FaqPageQuery } from './faq-page.query.generated';
import * as styles from './FaqPage.module.css';

/** All questions and answers, as the editors last published them. */
export const FaqPage = ({ built }: { built: FaqPageQuery }) => {
  const { locale } = usePageLocale();
  const { page } = useFresh(built, FaqPageOperation, {}, locale);
  if (page?.__typename !== 'FaqPage') return null;
  return (
    <>
      <h1>{page.title}</h1>
      {page.lead && <p className={styles.lead}>{page.lead}</p>}
      <div className={styles.entries}>
        <FaqList entries={page.entries} />
      </div>
    </>
  );
};
