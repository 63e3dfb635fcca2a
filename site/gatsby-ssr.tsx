import './src/styles/tokens.css';
import './src/styles/base.css';

import { DIRECTION } from '@sahra/schemas/constants';
import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';

import { splitPath } from './src/shared/i18n/split-path';

const isErrorPage = (pathname: string): boolean => /^(\/(en|ar))?\/(404|500)(\.html)?\/?$/.test(pathname);

const isScript = (node: ReactNode): boolean =>
  isValidElement<{ as?: string; rel?: string }>(node) &&
  (node.type === 'script' || (node.type === 'link' && node.props.as === 'script'));

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes }) => {
  const lang = splitPath(pathname).locale ?? 'en';
  setHtmlAttributes({ lang, dir: DIRECTION[lang] });
};

/** Error pages are served at any address: without scripts they cannot turn into another page there. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (!isErrorPage(pathname)) return;
  replaceHeadComponents(getHeadComponents().filter((node) => !isScript(node)));
  replacePostBodyComponents(getPostBodyComponents().filter((node) => !isScript(node)));
};
