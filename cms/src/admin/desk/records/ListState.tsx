import type { ReactNode } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import listRow from '../parts/list-row.module.css';
import parts from '../parts/parts.module.css';
import styles from './records.module.css';

const BLANK_ROWS = 8;

/** Rows of the real size while a list is read for the first time. */
export const LoadingRows = () => {
  const { text } = useDeskLanguage();
  return (
    <div role="status">
      <span className={parts['hidden']}>{text('loading')}</span>
      {Array.from({ length: BLANK_ROWS }, (_, row) => (
        <div
          key={row}
          className={[listRow['row'], styles['row'], styles['blankRow']].join(' ')}
          aria-hidden="true"
        >
          <span className={controls['blank']} />
          <span className={controls['blank']} />
          <span className={controls['blank']} />
        </div>
      ))}
    </div>
  );
};

/** One sentence, and one way on. */
export const Say = ({ children, role }: { children: ReactNode; role?: 'alert' }) => (
  <div className={controls['say']} {...(role && { role })}>
    {children}
  </div>
);

interface FailedProps {
  onRetry: () => void;
  /** Whether it is being read again: the button keeps the focus, and a second failure is said as the first one was. */
  isReading?: boolean;
  /** What could not be read; a general sentence without it. */
  children?: ReactNode;
}

/** What stands in the place of a list or a record that could not be read. */
export const Failed = ({ onRetry, isReading = false, children }: FailedProps) => {
  const { text } = useDeskLanguage();
  return (
    <Say>
      {/* Keys: screen readers tell an alert that is new, not one whose element had another role. */}
      {isReading ? (
        <p key="reading" role="status">
          {text('loading')}
        </p>
      ) : (
        <p key="failed" role="alert">
          {children ?? text('failed')}
        </p>
      )}
      <button
        type="button"
        className={parts['button']}
        aria-disabled={isReading}
        onClick={() => {
          if (!isReading) onRetry();
        }}
      >
        {text('again')}
      </button>
    </Say>
  );
};
