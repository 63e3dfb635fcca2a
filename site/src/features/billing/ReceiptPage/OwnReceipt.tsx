import { OTHER_LOCALE } from '@sahra/schemas/constants';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { swapLocale } from '../../../shared/i18n/swap-locale';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import * as styles from './ReceiptPage.module.css';
import { useReceiptQuery } from './receipt.query.generated';
import { ReceiptSheet } from './ReceiptSheet';
import { ReceiptSkeleton } from './ReceiptSkeleton';

interface Props {
  number: string;
  /** Path of the page. */
  pathname: string;
  seller: { brand: string; contactEmail: string };
}

/**
 * Receipt of the viewer with buttons for print and for the other language. A number that is not the viewer's
 * shows an empty state.
 */
export const OwnReceipt = ({ number, pathname, seller }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const result = useReceiptQuery({ variables: { number }, fetchPolicy: 'network-only' });
  const other = OTHER_LOCALE[locale];
  return (
    <QueryContent result={result} awaiting={<ReceiptSkeleton />}>
      {({ viewer }) =>
        viewer?.receipt ? (
          <>
            <ReceiptSheet receipt={viewer.receipt} seller={seller} />
            <div className={styles.actions} data-unprinted="">
              <Button onClick={() => window.print()}>{t('billing.print')}</Button>
              <a
                href={swapLocale(pathname, other)}
                className={buttonClass('ghost')}
                lang={other}
                hrefLang={other}
              >
                {t('language.other')}
              </a>
            </div>
          </>
        ) : (
          <EmptyState
            title={t('billing.noReceipt')}
            text={t('billing.noReceiptText')}
            action={
              <LocaleLink to="/settings/subscription" className={buttonClass('ghost')}>
                {t('billing.toPayments')}
              </LocaleLink>
            }
          />
        )
      }
    </QueryContent>
  );
};
