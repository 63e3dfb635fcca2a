import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { ShareButton } from '../../../shared/share/ShareButton';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { useSaved } from '../../../shared/watchlist/use-saved';
import { shortAddress } from '../short-address';
import * as styles from './ShortActions.module.css';

interface Props {
  code: string;
  title: string;
}

/** What a viewer can do with a short: save it, share it, open its own page. */
export const ShortActions = ({ code, title }: Props) => {
  const { t } = useTranslation();
  const { saved, toggle } = useSaved({ type: 'video', code });
  return (
    <ul className={styles.actions}>
      <li>
        <button
          type="button"
          className={styles.action}
          aria-pressed={saved}
          aria-label={t('saved.buttonOf', { name: title })}
          onClick={toggle}
        >
          <span className={styles.plate}>
            <Icon name={saved ? 'check' : 'plus'} />
          </span>
          {t(saved ? 'shorts.saved' : 'shorts.save')}
        </button>
      </li>
      <li>
        <ShareButton title={title} address={shortAddress(code)} className={styles.action}>
          <span className={styles.plate}>
            <Icon name="share" />
          </span>
          {t('watch.share')}
        </ShareButton>
      </li>
      <li>
        <LocaleLink to={`/watch/${code}`} className={styles.action}>
          <span className={styles.plate}>
            <Icon name="next" directed />
          </span>
          {t('shorts.open')}
        </LocaleLink>
      </li>
    </ul>
  );
};
