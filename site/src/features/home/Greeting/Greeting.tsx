import { useTranslation } from 'react-i18next';

import { viewerDetails } from '../../../shared/auth/viewer-state';
import { useNow } from '../../../shared/clock/use-now';
import { useZone } from '../../../shared/clock/use-zone';
import { hourOf } from '../../../shared/clock/zone-time';
import { isolateText } from '../../../shared/i18n/isolate-text';
import { useStore } from '../../../shared/store/use-store';
import { Star } from '../../../shared/ui/Star/Star';
import { greetingOf } from './greeting-of';
import * as styles from './Greeting.module.css';

/** Greets the viewer by the hour and by name. It stands over the art and takes no room, so nothing moves. */
export const Greeting = () => {
  const { t } = useTranslation();
  const now = useNow();
  const zone = useZone();
  const name = useStore(viewerDetails, null)?.name;
  if (now === null || zone === null || name === undefined) return null;
  return (
    <span className={styles.place}>
      <span className={styles.words}>
        <Star className={styles.star} />
        {t(`greeting.${greetingOf(hourOf(now, zone))}`, { name: isolateText(name) })}
      </span>
    </span>
  );
};
