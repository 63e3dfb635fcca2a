import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import { useOpenRecord } from './record-context';
import styles from './record.module.css';

/** Whether everything that was typed is saved. */
export const SavingState = () => {
  const { text } = useDeskLanguage();
  const { state } = useOpenRecord();
  const { saving, conflicts, problems } = state;
  const said = conflicts.length > 0 ? 'conflict' : saving;
  const isBad = said === 'conflict' || said === 'failed' || said === 'refused';
  const whole = problems.find(({ path }) => path.length === 0);
  return (
    <span className={isBad ? styles['coral'] : styles['quiet']} role="status">
      {said === 'saved' && <Icon name="saved" />}
      {isBad && <Icon name="warning" />}
      {whole && said === 'refused' ? whole.sentence : text(`save.${said}`)}
    </span>
  );
};
