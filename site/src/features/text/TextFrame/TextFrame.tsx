import type { ReactNode } from 'react';

import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import type { TextPageFragment } from '../TextPage/text-page.fragment.generated';
import * as styles from './TextFrame.module.css';

interface Props {
  page: Pick<TextPageFragment, 'title' | 'lead' | 'language'>;
  children: ReactNode;
}

/** Title and lead of a page of text, and the columns of what follows. */
export const TextFrame = ({ page: { title, lead, language }, children }: Props) => {
  const words = languageProps(language, usePageLocale().locale);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} {...words}>
        {title}
      </h1>
      {lead && (
        <p className={styles.lead} {...words}>
          {lead}
        </p>
      )}
      {children}
    </div>
  );
};
