import { memo } from 'react';

import type { SiteAddresses } from '../../../shared/markdown/link-target';
import { ReadingPage } from '../../../shared/text/ReadingPage/ReadingPage';
import type { TextPageFragment } from './text-page.fragment.generated';

interface Props {
  page: TextPageFragment;
  /** Frame of the page: links of the text are shown only when their target exists. */
  chrome: SiteAddresses;
}

/** Generic page: a text of the editors at an address of its own. */
export const TextPage = memo(({ page: { title, language, lead, body }, chrome }: Props) => (
  <ReadingPage title={title} language={language} lead={lead} body={body} site={chrome} />
));
TextPage.displayName = 'TextPage';
