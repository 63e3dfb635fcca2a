import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import * as styles from './Markdown.module.css';

/** Table of an editor's text, which scrolls sideways where the screen is narrow. */
export const MarkdownTable = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={styles.table} role="region" aria-label={t('text.table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
};
