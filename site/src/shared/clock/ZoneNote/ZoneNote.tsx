import { zoneName } from '@sahra/schemas/zone-name';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { serverNow } from '../server-clock';
import { useIsZoneGuessed } from '../use-zone';
import { viewerZone } from '../viewer-zone';
import * as styles from './ZoneNote.module.css';

/** Says in which time zone times are when the device names none, and where another is chosen; else nothing. */
export const ZoneNote = ({ chosenHere = false }: { chosenHere?: boolean }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  if (!useIsZoneGuessed()) return null;
  return (
    <p className={styles.note}>
      {t('zone.guessed', { zone: zoneName(viewerZone(), locale, serverNow()) })}{' '}
      {chosenHere ? t('zone.chooseHere') : <LocaleLink to="/schedule">{t('zone.choose')}</LocaleLink>}
    </p>
  );
};
