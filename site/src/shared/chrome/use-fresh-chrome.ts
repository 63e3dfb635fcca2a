import type { Locale } from '@sahra/schemas/constants';
import { useMemo } from 'react';

import { useFresh } from '../content/use-fresh';
import type { Chrome } from '../page/page-context';
import { SiteChromeOperation } from './site-chrome.query.generated';

/** Returns the site's chrome: the copy from the build, replaced when the graph has newer data. */
export const useFreshChrome = (chrome: Chrome, locale: Locale): Chrome => {
  const built = useMemo(
    () => ({
      contentVersion: chrome.contentVersion,
      siteSettings: chrome.settings,
      menus: chrome.menus,
      channels: { __typename: 'ChannelConnection' as const, nodes: chrome.channels },
      pages: { __typename: 'PageConnection' as const, nodes: chrome.texts },
    }),
    [chrome],
  );
  const { siteSettings, menus, channels, pages } = useFresh(built, SiteChromeOperation, {}, locale);
  return useMemo(
    () => ({
      ...chrome,
      settings: siteSettings ?? chrome.settings,
      menus: menus ?? chrome.menus,
      channels: channels?.nodes ?? chrome.channels,
      texts: pages?.nodes ?? chrome.texts,
    }),
    [chrome, siteSettings, menus, channels, pages],
  );
};
