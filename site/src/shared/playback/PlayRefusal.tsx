import { useTranslation } from 'react-i18next';

import { authState } from '../auth/auth-state';
import { LocaleLink } from '../i18n/LocaleLink/LocaleLink';
import { useCurrentPath } from '../navigation/use-current-path';
import { useStore } from '../store/use-store';
import { Button } from '../ui/Button/Button';
import { buttonClass } from '../ui/Button/button-class';
import { Star } from '../ui/Star/Star';
import { keepFilmReturn } from './film-return';
import * as styles from './PlayRefusal.module.css';
import { atSecond } from './present-address';
import { Sheet } from './Sheet';

interface Props {
  refusal: { code: string; message: string };
  builtPaths: readonly string[];
  /** Second at which the film was stopped; it goes on there when the viewer returns. */
  second?: number;
  /** Asks again whether the film may be played, where that can help. */
  onRetry?: () => void;
}

const MUST_JOIN = ['SIGNUP_REQUIRED', 'SUBSCRIPTION_REQUIRED'];
const PLANS = '/subscribe';
/** What can be over in a moment. */
const MAY_PASS = ['FILM_NOT_READY', 'EVENT_NOT_STARTED'];

/** Reason why the viewer may not play a video, with one button to what helps, and a link for those who have an account. */
export const PlayRefusal = ({ refusal: { code, message }, builtPaths, second = 0, onRetry }: Props) => {
  const { t } = useTranslation();
  const signedIn = useStore(authState, null) !== null;
  const film = atSecond(useCurrentPath(), second);
  const back = `?${new URLSearchParams({ callbackUrl: film })}`;
  const plans = code === 'SUBSCRIPTION_REQUIRED' && builtPaths.includes(PLANS);
  const join = MUST_JOIN.includes(code) && !signedIn;
  return (
    <Sheet title={message} sign={<Star className={styles.star} />}>
      {plans ? (
        <LocaleLink
          to={PLANS}
          className={buttonClass('primary', 'small')}
          onClick={() => keepFilmReturn(film)}
        >
          {t('watch.plans')}
        </LocaleLink>
      ) : (
        join && (
          <LocaleLink to={`/auth/register${back}`} className={buttonClass('primary', 'small')}>
            {t('watch.signUp')}
          </LocaleLink>
        )
      )}
      {onRetry && MAY_PASS.includes(code) && (
        <Button size="small" onClick={onRetry}>
          {t('watch.retry')}
        </Button>
      )}
      {join && (
        <LocaleLink to={`/auth/login${back}`} className={buttonClass('text', 'small')}>
          {t('watch.haveAccount')}
        </LocaleLink>
      )}
    </Sheet>
  );
};
