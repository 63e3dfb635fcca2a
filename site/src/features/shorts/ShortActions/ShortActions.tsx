import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumbers } from '../../../shared/catalogue/VideoCounts/use-numbers';
import { formatCount } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { ShareButton } from '../../../shared/share/ShareButton';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { useSaved } from '../../../shared/watchlist/use-saved';
import { shortAddress } from '../../../shared/address/short-address';
import type { ShortFragment } from '../short.fragment.generated';
import { ToggleLabel } from '../../../shared/ui/ToggleLabel/ToggleLabel';
import * as styles from './ShortActions.module.css';
import { lazyPart } from '../../../shared/page/lazy-part';
import { PartFailedToast } from '../../../shared/page/PartFailed/PartFailedToast';

/** Loaded when they are asked for. */
const ShortComments = lazyPart(
  async () => (await import('../ShortComments/ShortComments')).ShortComments,
  PartFailedToast,
);

interface Props {
  short: Pick<ShortFragment, 'id' | 'code' | 'title' | 'premium'>;
  hasPlans: boolean;
  /** Whether the comments are open. */
  talking: boolean;
  onTalk: (talking: boolean) => void;
}

/** What a viewer can do with a short: comment on it, save it, share it, open its own page. */
export const ShortActions = ({ short, hasPlans, talking, onTalk }: Props) => {
  const { id, code, title, premium } = short;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const comments = useNumbers(id)?.comments ?? 0;
  const [presses, setPresses] = useState(0);
  const { saved, toggle } = useSaved({ type: 'video', code });
  return (
    <ul className={styles.actions}>
      <li>
        <button
          type="button"
          className={styles.action}
          aria-haspopup="dialog"
          aria-keyshortcuts="c"
          aria-label={comments > 0 ? t('comments.count', { count: comments }) : t('comments.title')}
          onClick={() => {
            setPresses(presses + 1);
            onTalk(true);
          }}
        >
          <span className={styles.plate}>
            <Icon name="comment" />
          </span>
          {comments > 0 ? formatCount(comments, locale) : t('comments.title')}
        </button>
        {talking && (
          <Suspense>
            <ShortComments
              key={presses}
              code={code}
              premium={premium}
              knownCount={comments}
              hasPlans={hasPlans}
              onClose={() => onTalk(false)}
            />
          </Suspense>
        )}
      </li>
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
          <ToggleLabel pressed={saved} on={t('shorts.saved')} off={t('shorts.save')} />
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
