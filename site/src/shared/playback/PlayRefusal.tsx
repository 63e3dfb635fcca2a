import { useTranslation } from 'react-i18next';

import { authState } from '../auth/auth-state';
import { LocaleLink } from '../i18n/LocaleLink/LocaleLink';
import { useCurrentPath } from '../navigation/use-current-path';
import { useStore } from '../store/use-store';
import { buttonClass } from '../ui/Button/button-class';
import { Star } from '../ui/Star/Star';
import * as styles from './PlayRefusal.module.css';
import { Sheet } from './Sheet';

interface Props {
  refusal: { code: string; message: string };
  builtPaths: readonly string[];
}

const MUST_JOIN = ['SIGNUP_REQUIRED', 'SUBSCRIPTION_REQUIRED'];
const PLANS = '/subscribe';

/** Reason why the viewer may not play a video, with one button to what helps, and a link for those who have an account. */
export const PlayRefusal = ({ refusal: { code, message }, builtPaths }: Props) => {
  const { t } = useTranslation();
  const signedIn = useStore(authState, null) !== null;
  const back = `?${new URLSearchParams({ callbackUrl: useCurrentPath() })}`;
  const plans = code === 'SUBSCRIPTION_REQUIRED' && builtPaths.includes(PLANS);
  const join = MUST_JOIN.includes(code) && !signedIn;
  return (
    <Sheet title={message} sign={<Star className={styles.star} />}>
      {plans ? (
        <LocaleLink to={PLANS} className={buttonClass('primary', 'small')}>
          {t('watch.plans')}
        </LocaleLink>
      ) : (
        join && (
          <LocaleLink to={`/auth/register${back}`} className={buttonClass('primary', 'small')}>
            {t('watch.signUp')}
          </LocaleLink>
        )
      )}
      {join && (
        <LocaleLink to={`/auth/login${back}`} className={buttonClass('text', 'small')}>
          {t('watch.haveAccount')}
        </LocaleLink>
      )}
    </Sheet>
  );
};
