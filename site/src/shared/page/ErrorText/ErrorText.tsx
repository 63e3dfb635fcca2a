import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Button } from '../../ui/Button/Button';
import { buttonClass } from '../../ui/Button/button-class';
import * as styles from './ErrorText.module.css';
import { StarPopcorn } from './StarPopcorn/StarPopcorn';

interface Props {
  /** HTML with the site server's placeholder for the error message: for tools and logs, not for viewers. */
  messageHtml?: string;
  /** Same text for a rendering error, with a button that reloads the page. */
  broken?: boolean;
}

/** Error page text, defined by docs/product/rules.md R6. */
export const ErrorText = ({ messageHtml, broken = false }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.error}>
      <StarPopcorn />
      <div className={styles.words} role={broken ? 'alert' : undefined}>
        <h1>{t('error.heading')}</h1>
        <p className={styles.gone}>{t(broken ? 'error.broken' : 'error.gone')}</p>
      </div>
      <p className={styles.muted}>{t('error.popcorn')}</p>
      {messageHtml && <p data-error hidden dangerouslySetInnerHTML={{ __html: messageHtml }} />}
      <div className={styles.actions}>
        {broken && (
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
