import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { DIRECTION } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { ChannelPageOperation } from '../../src/features/channel/ChannelPage/channel-page.query.generated';
import { ChannelVideoPageOperation } from '../../src/features/channel/ChannelVideoPage/channel-video-page.query.generated';
import { ScheduleEntryPageOperation } from '../../src/features/schedule/EntryPage/schedule-entry-page.query.generated';
import { ShowPageOperation } from '../../src/features/shows/ShowPage/show-page.query.generated';
import { SportPageOperation } from '../../src/features/sports/SportPage/sport-page.query.generated';
import { WatchPageOperation } from '../../src/features/watch/WatchPage/watch-page.query.generated';
import { partFor, SHELL_CONTRACT } from '../../src/shared/head/first-paint';
import { BUILT_ROUTES, formOf } from '../address/route-table';
import { htmlFileOf } from '../release/release';

export const WATCH_HASH = WatchPageOperation.hash;
const SHOW_HASH = ShowPageOperation.hash;
const SPORT_HASH = SportPageOperation.hash;
const ENTRY_HASH = ScheduleEntryPageOperation.hash;
const CHANNEL_HASH = ChannelPageOperation.hash;
const CHANNEL_VIDEO_HASH = ChannelVideoPageOperation.hash;
const RECEIPT_HASH = 'd'.repeat(64);
/** Slugs with a prebuilt page in every fixture release. */
export const BUILT_SHOW = 'night-market';
export const BUILT_CHANNEL = 'smashi-gaming';
export const BUILT_TEXT = 'about';
export const APP_ASSET = `app-${'0'.repeat(20)}.js`;

const FORMS = [null, 'en', 'ar'] as const;

const html = (locale: Locale, body: string, head = ''): string =>
  `<!doctype html><html lang="${locale}" dir="${DIRECTION[locale]}"><head><meta charset="utf-8">${head}</head><body>${body}<script>window.pagePath="${locale}"</script><script src="/${APP_ASSET}"></script></body></html>`;

/** First paint of a shell; the shell of channels and pages of text has a part for each. */
const firstPaint = (page: string): string =>
  page === 'channel'
    ? partFor('channel', '<h1>%%sahra:title%%</h1><p>%%sahra:description%%</p>') +
      partFor('page', '<h1 class="text">%%sahra:title%%</h1><p>%%sahra:intro%%</p>')
    : '<h1>%%sahra:title%%</h1><p>%%sahra:description%%</p>';

const SHELLS = ['watch', 'show', 'sport', 'channel', 'channel-video', 'schedule-entry', 'settings-receipt'];

const shellHtml = (page: string, locale: Locale): string =>
  html(
    locale,
    `<div id="___gatsby"><picture><!--sahra:sources--><img src="%%sahra:poster%%" alt="%%sahra:posterAlt%%"></picture><button %%sahra:beginning%%>Play</button>${firstPaint(page)}</div><!--sahra:record-->`,
    '<!--sahra:head-->',
  );

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  watch: ['video'],
  channel: ['channel', 'page'],
  'channel-video': ['video', 'channel'],
  'schedule-entry': ['scheduleEntry'],
};

const shell = (page: string, path: string, variable: string, name: string, hash: string) => ({
  page,
  path,
  param: path.split(':')[1],
  variable,
  fields: FIELDS[page] ?? [page],
  operation: { name, hash },
  files: Object.fromEntries(
    FORMS.map((form) => [form ?? 'none', htmlFileOf(formOf(form, `/shells/${page}`))]),
  ),
});

/** Differences of a release that was built from other code than the server's. */
export interface OtherCode {
  contract?: number;
  /** GraphQL documents by hash. */
  operations?: Record<string, string>;
  watchHash?: string;
}

const filesOf = (
  id: string,
  { contract = SHELL_CONTRACT, operations = {}, watchHash = WATCH_HASH }: OtherCode,
): Map<string, string> => {
  const files = new Map<string, string>([
    ['builds/latest.json', JSON.stringify({ id })],
    ['service-worker.js', 'keeps()'],
    ['service-worker-off.js', 'leaves()'],
    ['offline.ar.html', html('ar', '<h1>لا اتصال</h1>')],
    ['manifest.ar.webmanifest', '{"lang":"ar"}'],
    ['page-data/app-data.json', JSON.stringify({ id })],
    ['page-data/shells/watch/page-data.json', JSON.stringify({ id })],
    ['page-data/ar/shells/show/page-data.json', JSON.stringify({ path: '/ar/shells/show' })],
    [`page-data/ar/shows/${BUILT_SHOW}/page-data.json`, JSON.stringify({ path: `/ar/shows/${BUILT_SHOW}` })],
    ['page-data/ar/shells/channel/page-data.json', JSON.stringify({ path: '/ar/shells/channel' })],
    [`static/${id}.css`, '.release{}'],
    [`${APP_ASSET}.map`, '{}'],
    [APP_ASSET, `console.log(${JSON.stringify('x'.repeat(2000))})`],
    ['operations.json', JSON.stringify(operations)],
    [
      'release.json',
      JSON.stringify({
        id,
        contract,
        shells: [
          shell('watch', '/watch/:videoCode', 'code', 'WatchPage', watchHash),
          shell('show', '/shows/:videoSlug', 'slug', 'ShowPage', SHOW_HASH),
          shell('sport', '/sports/:slug', 'slug', 'SportPage', SPORT_HASH),
          shell('schedule-entry', '/schedule/:id', 'code', 'ScheduleEntryPage', ENTRY_HASH),
          shell('channel', '/:moreSlug', 'slug', 'ChannelPage', CHANNEL_HASH),
          shell('channel-video', '/channel/:videoSlug', 'slug', 'ChannelVideoPage', CHANNEL_VIDEO_HASH),
          shell(
            'settings-receipt',
            '/settings/subscription/receipts/:number',
            'number',
            'Receipt',
            RECEIPT_HASH,
          ),
        ],
      }),
    ],
  ]);
  const paths = BUILT_ROUTES.filter(({ kind }) => kind === 'static').map(({ path }) => path);
  for (const form of FORMS) {
    const locale = form ?? 'en';
    for (const path of [...paths, `/shows/${BUILT_SHOW}`, `/${BUILT_CHANNEL}`, `/${BUILT_TEXT}`]) {
      files.set(htmlFileOf(formOf(form, path)), html(locale, `<main>${path} of ${id} in ${locale}</main>`));
    }
    for (const page of SHELLS) {
      files.set(htmlFileOf(formOf(form, `/shells/${page}`)), shellHtml(page, locale));
    }
    for (const page of ['404', '500']) {
      const oops = locale === 'ar' ? 'عذرًا!' : 'Oops!';
      files.set(
        htmlFileOf(formOf(form, `/${page}`)),
        html(
          locale,
          `<h1>${oops}</h1><!--sahra:message--><a href="/${locale}" lang="${locale}" data-language-switch=""></a>`,
        ),
      );
    }
  }
  return files;
};

/** Folder with hand-written releases that follow the release contract. */
export interface FixtureReleases {
  dir: string;
  /** Writes a release and makes it the current one with one atomic rename. */
  release: (id: string, other?: OtherCode) => Promise<void>;
  remove: () => Promise<void>;
}

export const fixtureReleases = async (): Promise<FixtureReleases> => {
  const dir = await mkdtemp(join(tmpdir(), 'sahra-releases-'));
  return {
    dir,
    release: async (id, other = {}) => {
      for (const [file, text] of filesOf(id, other)) {
        const path = join(dir, id, file);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, text);
        if (file === APP_ASSET || file === 'faq/index.html')
          await writeFile(`${path}.br`, brotliCompressSync(text));
      }
      const link = join(dir, `next-${id}`);
      await symlink(id, link);
      await rename(link, join(dir, 'current'));
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
};
