import { memo, useMemo } from 'react';

import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import type { SiteAddresses } from '../../../shared/markdown/link-target';
import * as markdown from '../../../shared/markdown/Markdown.module.css';
import { renderMarkdown } from '../../../shared/markdown/render-markdown';
import { Contents } from '../Contents/Contents';
import { TextFrame } from '../TextFrame/TextFrame';
import type { TextPageFragment } from './text-page.fragment.generated';
import * as styles from './TextPage.module.css';

/** A shorter text is overlooked at a glance. */
const CONTENTS_FROM_SECTIONS = 4;

interface Props {
  page: TextPageFragment;
  /** Frame of the page: links of the text are shown only when their target exists. */
  chrome: SiteAddresses;
}

/** Page of text that editors wrote in Markdown, with a table of contents when it is long. */
export const TextPage = memo(({ page, chrome }: Props) => {
  const words = languageProps(page.language, usePageLocale().locale);
  const { content, sections } = useMemo(() => renderMarkdown(page.body, chrome), [page.body, chrome]);
  return (
    <TextFrame page={page}>
      {sections.length >= CONTENTS_FROM_SECTIONS && <Contents sections={sections} words={words} />}
      <div className={`${markdown.text} ${styles.body}`} {...words}>
        {content}
      </div>
    </TextFrame>
  );
});
TextPage.displayName = 'TextPage';
