import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Button } from '../../ui/Button/Button';
import { buttonClass } from '../../ui/Button/button-class';
import { GONE } from '../page-error';
import type { PageError } from '../page-error';
import * as styles from './ErrorText.module.css';
import { StarPopcorn } from './StarPopcorn/StarPopcorn';

interface Props {
  /** HTML with the site server's placeholder for the error message: for tools and logs, not for viewers. */
  messageHtml?: string;
  /** What happened; an address without a page when it is left out. */
  error?: PageError;
}

/** Error page text, defined by docs/product/rules.md R6. */
export const ErrorText = ({ messageHtml, error = GONE }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.error}>
      <StarPopcorn />
      <div className={styles.words} role={error.unhandled ? 'alert' : undefined}>
        <h1>{t('error.heading')}</h1>
        <p className={styles.gone}>{t(error.unhandled ? 'error.broken' : 'error.gone')}</p>
      </div>
      <p className={styles.muted}>{t('error.popcorn')}</p>
      {messageHtml && <p data-error hidden dangerouslySetInnerHTML={{ __html: messageHtml }} />}
      <div className={styles.actions}>
        {error.unhandled && (
          <Button look="ghost" onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
        )}
        <LocaleLink to="/" className={buttonClass('primary')}>
          {t('error.home')}
        </LocaleLink>
      </div>
    </div>
  );
};
