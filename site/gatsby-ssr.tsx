import './src/styles/tokens.css';
import './src/styles/base.css';

import { DIRECTION } from '@sahra/schemas/constants';
import type { GatsbySSR } from 'gatsby';

import { EARLY_SWITCH } from './src/shared/chrome/LanguageSwitch/early-switch';
import { splitPath } from './src/shared/i18n/split-path';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const lang = splitPath(pathname).locale ?? 'en';
  setHtmlAttributes({ lang, dir: DIRECTION[lang] });
  setHeadComponents([<script key="early-switch" dangerouslySetInnerHTML={{ __html: EARLY_SWITCH }} />]);
};
