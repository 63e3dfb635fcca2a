import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import type { ReminderSubject } from '../reminder-subject';
import { useReminder } from '../use-reminder';
import * as styles from './ReminderButton.module.css';

interface Props {
  /** Entry of the schedule, or live event that has none. */
  entry: ReminderSubject & { title: string };
  /** `bell` for rows of programmes, `words` where the programme is the subject, `primary` where the page is. */
  look?: 'bell' | 'words' | 'primary';
  size?: 'normal' | 'small';
  /** Where arrow keys move among programmes, only the bell of one of them is in the tab order. */
  tabIndex?: 0 | -1;
}

/** Button by which a viewer is reminded of a programme before it begins. Show it only until then. */
export const ReminderButton = ({ entry, look = 'bell', size = 'normal', tabIndex }: Props) => {
  const { t } = useTranslation();
  const { reminded, toggle } = useReminder(entry);
  const icon = <Icon name={reminded ? 'bellOn' : 'bell'} />;
  if (look !== 'bell')
    return (
      <Button
        look={look === 'primary' && !reminded ? 'primary' : 'ghost'}
        size={size}
        aria-pressed={reminded}
        className={reminded ? styles.set : undefined}
        onClick={toggle}
      >
        {icon}
        {t('reminder.button')}
      </Button>
    );
  return (
    <button
      type="button"
      className={`${styles.bell} ${reminded ? styles.rung : ''}`}
      aria-label={t('reminder.buttonOf', { title: entry.title })}
      aria-pressed={reminded}
      tabIndex={tabIndex}
      onClick={toggle}
    >
      {icon}
    </button>
  );
};
