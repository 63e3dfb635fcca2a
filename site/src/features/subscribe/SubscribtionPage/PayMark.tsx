import { payMarks } from './pay-marks';
import * as styles from './SubscribtionPage.module.css';

interface Props {
  mark: keyof typeof payMarks;
  /** Its owner's name. */
  name: string;
}

/** The mark of a way to pay, in the colour of the words. */
export const PayMark = ({ mark, name }: Props) => (
  <svg className={styles.mark} viewBox="0 0 24 24" role="img" aria-label={name}>
    <path d={payMarks[mark]} />
  </svg>
);
