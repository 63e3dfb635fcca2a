import type { ReactNode } from 'react';
import { useMemo } from 'react';

import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import type { SiteAddresses } from '../../markdown/link-target';
import * as markdown from '../../markdown/Markdown.module.css';
import { renderMarkdown } from '../../markdown/render-markdown';
import { Contents } from '../Contents/Contents';
import { TextFrame } from '../TextFrame/TextFrame';
import * as styles from './ReadingPage.module.css';

/** A shorter text is overlooked at a glance. */
const CONTENTS_FROM_SECTIONS = 4;

interface Props {
  title: string;
  language: 'EN' | 'AR';
  lead?: string | null;
  /** Line under the title, e.g. the date of the text. */
  note?: ReactNode;
  /** Markdown. */
  body: string;
  /** Numbers the sections, and makes each heading a link to itself, so that a section can be cited. */
  numbered?: boolean;
  /** Help beside the text on wide screens, below it on others. */
  aside?: ReactNode;
  /** Addresses of the site: links of the text are shown only when their target exists. */
  site: SiteAddresses;
}

/** Page of text that editors wrote in Markdown, with a table of contents when it is long. */
export const ReadingPage = ({
  title,
  language,
  lead = null,
  note,
  body,
  numbered = false,
  aside,
  site,
}: Props) => {
  const words = languageProps(language, usePageLocale().locale);
  const { content, sections } = useMemo(
    () => renderMarkdown(body, site, language, { linkedHeadings: numbered }),
    [body, site, language, numbered],
  );
  return (
    <TextFrame title={title} lead={lead} language={language} note={note}>
      {sections.length >= CONTENTS_FROM_SECTIONS && (
        <Contents sections={sections} words={words} numbered={numbered} />
      )}
      <div
        className={[markdown.text, styles.body, numbered ? styles.numbered : ''].filter(Boolean).join(' ')}
        {...words}
      >
        {content}
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </TextFrame>
  );
};
