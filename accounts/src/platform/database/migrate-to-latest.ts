import { Migrator } from 'kysely';

import type { Database } from './database';
import { accountsMigration } from './migrations/0001-accounts.migration';
import { newsletterMigration } from './migrations/0002-newsletter.migration';
import { codesMigration } from './migrations/0016-codes.migration';
import { partnerKeysMigration } from './migrations/0019-partner-keys.migration';
import { auditMigration } from './migrations/0018-audit.migration';
import { foundationMigration } from './migrations/0003-foundation.migration';
import { identityMigration } from './migrations/0010-identity.migration';
import { deletionMigration } from './migrations/0011-deletion.migration';
import { watchingMigration } from './migrations/0012-watching.migration';
import { sandboxMigration } from './migrations/0015-sandbox.migration';
import { storeMigration } from './migrations/0015-store.migration';
import { messagesMigration } from './migrations/0013-messages.migration';
import { languageMigration } from './migrations/0020-language.migration';
import { viewerChangesMigration } from './migrations/0021-viewer-changes.migration';
import { watchlistShowsMigration } from './migrations/0022-watchlist-shows.migration';
import { newEmailMigration } from './migrations/0023-new-email.migration';
import { sandboxTermsMigration } from './migrations/0024-sandbox-terms.migration';
import { followedShowsMigration } from './migrations/0025-followed-shows.migration';
import { methodChangeMigration } from './migrations/0026-method-change.migration';
import { releasedPromoUsesMigration } from './migrations/0027-released-promo-uses.migration';
import { indexesMigration } from './migrations/0028-indexes.migration';
import { latestCommentsMigration } from './migrations/0029-latest-comments.migration';
import { partnerKeyUsesMigration } from './migrations/0030-partner-key-uses.migration';
import { eventRemindersMigration } from './migrations/0031-event-reminders.migration';
import { emailKeysMigration } from './migrations/0033-email-keys.migration';
import { trialCardsMigration } from './migrations/0033-trial-cards.migration';
import { reversalsMigration } from './migrations/0034-reversals.migration';
import { viewerZoneMigration } from './migrations/0038-viewer-zone.migration';
import { editedCommentsMigration } from './migrations/0039-edited-comments.migration';
import { subscriptionsMigration } from './migrations/0014-subscriptions.migration';

/**
 * By name, in their order. Two have the number 0033: databases have run both under these names, so neither is renamed.
 */
const MIGRATIONS = {
  '0001-accounts': accountsMigration,
  '0002-newsletter': newsletterMigration,
  '0003-foundation': foundationMigration,
  '0010-identity': identityMigration,
  '0011-deletion': deletionMigration,
  '0012-watching': watchingMigration,
  '0013-messages': messagesMigration,
  '0014-subscriptions': subscriptionsMigration,
  '0015-sandbox': sandboxMigration,
  '0015-store': storeMigration,
  '0016-codes': codesMigration,
  '0018-audit': auditMigration,
  '0019-partner-keys': partnerKeysMigration,
  '0020-language': languageMigration,
  '0021-viewer-changes': viewerChangesMigration,
  '0022-watchlist-shows': watchlistShowsMigration,
  '0023-new-email': newEmailMigration,
  '0024-sandbox-terms': sandboxTermsMigration,
  '0025-followed-shows': followedShowsMigration,
  '0026-method-change': methodChangeMigration,
  '0027-released-promo-uses': releasedPromoUsesMigration,
  '0028-indexes': indexesMigration,
  '0029-latest-comments': latestCommentsMigration,
  '0030-partner-key-uses': partnerKeyUsesMigration,
  '0031-event-reminders': eventRemindersMigration,
  '0033-email-keys': emailKeysMigration,
  '0033-trial-cards': trialCardsMigration,
  '0034-reversals': reversalsMigration,
  '0038-viewer-zone': viewerZoneMigration,
  '0039-edited-comments': editedCommentsMigration,
};

/**
 * Runs all pending migrations and returns their names. Kysely holds an advisory lock, so a second process
 * waits and then finds none.
 */
export const migrateToLatest = async ({ queries }: Database): Promise<string[]> => {
  const migrator = new Migrator({
    db: queries,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('A migration failed.', { cause: error });
  return results.map(({ migrationName }) => migrationName);
};
