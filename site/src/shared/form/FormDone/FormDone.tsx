import { forwardRef } from 'react';

import { Button } from '../../ui/Button/Button';
import { Star } from '../../ui/Star/Star';
import * as styles from './FormDone.module.css';

interface Props {
  title: string;
  text: string;
  /** Label of the button that brings the form back. */
  again: string;
  onAgain: () => void;
}

/** Confirmation that replaces a form. It is focusable, because the focus was inside the removed form. */
export const FormDone = forwardRef<HTMLDivElement, Props>(({ title, text, again, onAgain }, ref) => (
  <div ref={ref} className={styles.done} role="status" tabIndex={-1}>
    <Star className={styles.star} />
    <p className={styles.title}>{title}</p>
    <p className={styles.text}>{text}</p>
    <Button look="text" onClick={onAgain}>
      {again}
    </Button>
  </div>
));
FormDone.displayName = 'FormDone';
