import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/paper.css';
import './src/styles/base.css';

import { DIRECTION } from '@sahra/schemas/constants';
import type { GatsbySSR } from 'gatsby';

import { EARLY_MARK } from './src/shared/chrome/AccountArea/early-mark';
import { EARLY_SWITCH } from './src/shared/chrome/LanguageSwitch/early-switch';
import { EARLY_PRESS } from './src/shared/early-press/early-press';
import { splitPath } from './src/shared/i18n/split-path';
import { EARLY_TYPE } from './src/shared/type/early-type';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const lang = splitPath(pathname).locale ?? 'en';
  setHtmlAttributes({ lang, dir: DIRECTION[lang] });
  setHeadComponents(
    [EARLY_MARK, EARLY_SWITCH, EARLY_PRESS].map((code) => (
      <script key={code} dangerouslySetInnerHTML={{ __html: code }} />
    )),
  );
  // After the head, whose CSS defines the typeface.
  setPreBodyComponents([<script key="type" dangerouslySetInnerHTML={{ __html: EARLY_TYPE }} />]);
};
