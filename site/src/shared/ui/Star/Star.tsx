import * as styles from './Star.module.css';

interface Props {
  /** `turn` while something is under way, `beat` for what is live. */
  motion?: 'turn' | 'beat';
  className?: string | undefined;
}

/** The eight-fold star in the colour and size of the words beside it. It adds to words and never stands for them. */
export const Star = ({ motion, className }: Props) => (
  <span
    className={[styles.star, motion ? styles[motion] : '', className ?? ''].filter(Boolean).join(' ')}
    aria-hidden="true"
  />
);
