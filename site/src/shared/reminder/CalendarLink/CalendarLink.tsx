import { useTranslation } from 'react-i18next';

import { useLocalize } from '../../i18n/locale-context';
import { buttonClass } from '../../ui/Button/button-class';
import { Icon } from '../../ui/Icon/Icon';

interface Props {
  /** Code of the entry of the schedule. */
  code: string;
  size?: 'normal' | 'small';
}

/** Link to the calendar file of a programme. */
export const CalendarLink = ({ code, size = 'normal' }: Props) => {
  const { t } = useTranslation();
  const localize = useLocalize();
  return (
    <a className={buttonClass('ghost', size)} href={localize(`/schedule/${code}.ics`)} download>
      <Icon name="calendar" />
      {t('reminder.calendar')}
    </a>
  );
};
