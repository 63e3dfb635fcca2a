import { useTranslation } from 'react-i18next';

import { useLocalize } from '../../i18n/locale-context';
import { buttonClass } from '../../ui/Button/button-class';
import { Icon } from '../../ui/Icon/Icon';

interface Props {
  /** Unprefixed path of the page of the programme or event. */
  page: string;
  size?: 'normal' | 'small';
}

/** Link to the calendar file of a programme or an event. */
export const CalendarLink = ({ page, size = 'normal' }: Props) => {
  const { t } = useTranslation();
  const localize = useLocalize();
  return (
    <a className={buttonClass('ghost', size)} href={localize(`${page}.ics`)} download>
      <Icon name="calendar" />
      {t('reminder.calendar')}
    </a>
  );
};
