import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/paper.css';
import './src/styles/base.css';

import { DIRECTION } from '@sahra/schemas/constants';
import type { GatsbySSR } from 'gatsby';

import ar from './src/locale/ar.json';
import en from './src/locale/en.json';
import { THEATRE_SCRIPT } from './src/features/watch/Player/theatre/theatre-mode';
import { SIGNED_IN_SCRIPT } from './src/shared/chrome/AccountArea/signed-in-script';
import { LANGUAGE_SWITCH_SCRIPT } from './src/shared/chrome/LanguageSwitch/language-switch-script';
import { EARLY_PRESS_SCRIPT } from './src/shared/early-press/early-press-script';
import { warmFormatsScript } from './src/shared/i18n/warm-formats-script';
import { splitPath } from './src/shared/i18n/split-path';
import { CONTINUE_SCRIPT } from './src/shared/progress/continue-mark';
import { EARLY_CHANGES_SCRIPT } from './src/shared/translation/early-changes';
import { brandFontScript } from './src/shared/type/brand-font-script';
import { unfinishedPageScript } from './src/shared/unfinished-page/unfinished-page-script';

const textsOf = (strings: typeof en) => ({
  text: strings['unfinished.page'],
  reload: strings['error.reload'],
});
/** Read at the build: the scripts of the page are what is missing. */
const UNFINISHED = { en: textsOf(en), ar: textsOf(ar) };

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const lang = splitPath(pathname).locale ?? 'en';
  setHtmlAttributes({ lang, dir: DIRECTION[lang] });
  setHeadComponents(
    [
      ...[warmFormatsScript(lang), SIGNED_IN_SCRIPT, CONTINUE_SCRIPT, THEATRE_SCRIPT],
      ...[
        LANGUAGE_SWITCH_SCRIPT,
        EARLY_PRESS_SCRIPT,
        EARLY_CHANGES_SCRIPT,
        unfinishedPageScript(UNFINISHED[lang]),
      ],
    ].map((code) => <script key={code} dangerouslySetInnerHTML={{ __html: code }} />),
  );
  // After the head, whose CSS defines the typeface.
  setPreBodyComponents([<script key="type" dangerouslySetInnerHTML={{ __html: brandFontScript(lang) }} />]);
};
