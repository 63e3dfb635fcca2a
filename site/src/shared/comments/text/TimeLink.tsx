import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../ui/Icon/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { playFrom } from '../../playback/open-player';
import * as styles from './TimeLink.module.css';

interface Props {
  code: string;
  second: number;
  /** The time as it was written. */
  children: ReactNode;
}

/** Link to a second of the page's video. It plays from there; in a new tab, the page begins there. */
export const TimeLink = ({ code, second, children }: Props) => {
  const { t } = useTranslation();
  return (
    <a
      href={`?t=${second}`}
      className={styles.time}
      // Also keeps its words out of the direction of the text around it.
      dir="ltr"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        playFrom(code, second);
        document.querySelector('[data-player]')?.scrollIntoView({ block: 'center' });
      }}
    >
      <VisuallyHidden>{t('comments.playFrom')} </VisuallyHidden>
      <span className={styles.sign}>
        <Icon name="play" />
      </span>
      <span>{children}</span>
    </a>
  );
};
