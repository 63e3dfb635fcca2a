import { DIRECTION, type Locale } from '@sahra/schemas/constants';

import type { WordChange } from '../../../desk/record/record-detail';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './word-difference.module.css';

interface Props {
  words: readonly WordChange[];
  /** Language of the text; null where both share it. */
  locale: Locale | null;
}

/** A text with what was removed struck and what was added underlined, in the direction of its own language. */
export const WordDifference = ({ words, locale }: Props) => {
  const { text } = useDeskLanguage();
  return (
    <p className={styles['difference']} lang={locale ?? undefined} dir={locale ? DIRECTION[locale] : 'auto'}>
      {words.map((word, place) => {
        const key = `${place}-${word.kind}`;
        if (word.kind === 'same') return <span key={key}>{word.text}</span>;
        const Tag = word.kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={key}>
            <span className={parts['hidden']}>{text(`word.${word.kind}`)} </span>
            {word.text}
          </Tag>
        );
      })}
    </p>
  );
};
