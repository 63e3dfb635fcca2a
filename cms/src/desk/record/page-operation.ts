import operations from '@sahra/schemas/operations/site.json';

import type { DeskRecord } from '../desk-record';

/** Query of the site that the page of a record reads when it opens. */
interface PageOperation {
  name: string;
  variables: (key: string, now: Date) => Readonly<Record<string, string>>;
}

type PageKey = Pick<DeskRecord, 'type' | 'key' | 'documentId'>;

const DAY_MS = 86_400_000;

const bySlug = (name: string): PageOperation => ({ name, variables: (slug) => ({ slug }) });
const byCode = (name: string): PageOperation => ({ name, variables: (code) => ({ code }) });
const alone = (name: string): PageOperation => ({ name, variables: () => ({}) });
const tagsOf = (name: string, codeOf: (key: string) => string): PageOperation => ({
  name,
  variables: (key) => ({ metaCode: codeOf(key) }),
});
const legal = (slug: string): PageOperation => ({ name: 'LegalPage', variables: () => ({ slug }) });

const OPERATIONS: ReadonlyMap<string, PageOperation> = new Map([
  ['video', byCode('WatchPage')],
  ['show', bySlug('ShowPage')],
  ['channel', bySlug('ChannelPage')],
  ['page', bySlug('ChannelPage')],
  ['sport', bySlug('SportPage')],
  ['schedule-entry', byCode('ScheduleEntryPage')],
  [
    'home',
    {
      name: 'HomePage',
      variables: (_key, now) => ({
        from: now.toISOString(),
        to: new Date(now.getTime() + DAY_MS).toISOString(),
      }),
    },
  ],
  ['landing', alone('LandingPage')],
  ['manifesto', alone('ManifestoPage')],
  ['business', alone('BusinessPage')],
  ['contact', alone('ContactPage')],
  ['where-to-watch', alone('WhereToWatchPage')],
  ['terms', legal('terms-and-conditions')],
  ['privacy', legal('privacy-policy')],
  ['faq', alone('FaqPage')],
  ['question', alone('FaqPage')],
  ['plan', alone('SubscribePage')],
  ['season', bySlug('ShowPage')],
  ['menu-item', alone('SiteChrome')],
  ['footer', alone('SiteChrome')],
  ['brand', alone('SiteChrome')],
  ['app-banner', alone('SmartBanner')],
  ['promotion', alone('Promotions')],
  ['delete-reason', tagsOf('DeletePage', () => 'select-reasons')],
  ['meta-tags', tagsOf('SettingsPage', (code) => code)],
]);

const HASHES: ReadonlyMap<string, string> = new Map(
  Object.entries(operations).map(([hash, document]) => [/^query (\w+)/.exec(document)?.[1] ?? '', hash]),
);

/**
 * Returns the query of the graph's address that reads the page of a record, without a question mark; null for a type
 * whose page reads nothing of it.
 */
export const pageQuery = ({ type, key, documentId }: PageKey, now: Date): string | null => {
  const operation = OPERATIONS.get(type);
  const sha256Hash = HASHES.get(operation?.name ?? '');
  if (!operation || sha256Hash === undefined) return null;
  return new URLSearchParams({
    operationName: operation.name,
    variables: JSON.stringify(operation.variables(key ?? documentId, now)),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  }).toString();
};
