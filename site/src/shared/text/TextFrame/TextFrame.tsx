import type { ReactNode } from 'react';

import { Words } from '../../direction/Words';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import * as styles from './TextFrame.module.css';

interface Props {
  title: string;
  lead: string | null;
  language: 'EN' | 'AR';
  /** Line under the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** Title and lead of a page of text, and the columns of what follows. */
export const TextFrame = ({ title, lead, language, note, children }: Props) => {
  const words = languageProps(language, usePageLocale().locale);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 {...words}>
          <Words language={language}>{title}</Words>
        </h1>
        {note}
      </div>
      {lead && (
        <p className={styles.lead} {...words}>
          <Words language={language}>{lead}</Words>
        </p>
      )}
      {children}
    </div>
  );
};
