import * as styles from './Star.module.css';

interface Props {
  /** `turn` for work in progress, `beat` for live content. */
  motion?: 'turn' | 'beat';
  className?: string | undefined;
}

/** Eight-pointed star in the colour and size of the text beside it. It decorates text and never replaces it. */
export const Star = ({ motion, className }: Props) => (
  <span
    className={[styles.star, motion ? styles[motion] : '', className ?? ''].filter(Boolean).join(' ')}
    aria-hidden="true"
  />
);
