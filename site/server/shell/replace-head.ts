import { headTagHtml } from '../../src/shared/head/head-tag-html';
import type { HeadTag } from '../../src/shared/head/head-tags';

/** Tags that the build wrote for the page itself: title, description, addresses, cards and structured data. The name of the site stays. */
const OWN_TAGS =
  /<title data-gatsby-head="true">[^<]*<\/title>|<meta (?:name="(?:description|robots|twitter:[^"]*)"|property="og:(?!site_name")[^"]*")[^>]*data-gatsby-head="true"\/>|<link rel="(?:canonical|alternate)"[^>]*data-gatsby-head="true"\/>|<script type="application\/ld\+json"[^>]*data-gatsby-head="true">[^<]*<\/script>/g;

/** Replaces the metadata of a prebuilt page with that of a record. */
export const replaceHead = (html: string, tags: readonly HeadTag[]): string =>
  html.replace(OWN_TAGS, '').replace('</head>', () => `${tags.map(headTagHtml).join('')}</head>`);
