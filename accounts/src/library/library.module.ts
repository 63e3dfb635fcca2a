import type { AccountsApp } from '../platform/http/accounts-app';
import type { Services } from '../identity/identity.module';
import type { JobHandlers } from '../platform/jobs/job-handler';
import { preferencesRoute } from './preferences/preferences.route';
import { PreferencesSchema } from './preferences/preferences.schema';
import { progressRoutes } from './progress/progress.route';
import { ProgressReportSchema, ProgressSchema } from './progress/progress.schema';
import { reminderJob } from './reminder/reminder.job';
import { ReminderSchema } from './reminder/reminder.schema';
import { remindersRoutes } from './reminder/reminders.route';
import { videoCountsJob } from './views/video-counts.job';
import { viewsRoutes } from './views/views.route';
import { VideoCountsSchema } from './views/views.schema';
import { WatchlistItemSchema } from './watchlist/watchlist-item.schema';
import { WatchlistShowSchema } from './watchlist/watchlist-show.schema';
import { watchlistShowsRoute } from './watchlist/watchlist-shows.route';
import { watchlistRoute } from './watchlist/watchlist.route';

/** Registers the library routes: watchlist, progress, views, preferences, reminders. */
export const registerLibrary = (app: AccountsApp, services: Services): void => {
  watchlistRoute(app, services);
  watchlistShowsRoute(app, services);
  progressRoutes(app, services);
  viewsRoutes(app, services);
  preferencesRoute(app, services);
  remindersRoutes(app, services);
};

/** Handlers of this module's jobs, by job kind. */
export const LIBRARY_JOBS: Pick<JobHandlers, 'video-counts' | 'reminder'> = {
  'video-counts': videoCountsJob,
  reminder: reminderJob,
};

/** Named schemas of this module in the OpenAPI document. */
export const LIBRARY_COMPONENTS = [
  WatchlistItemSchema,
  WatchlistShowSchema,
  ProgressSchema,
  ProgressReportSchema,
  VideoCountsSchema,
  PreferencesSchema,
  ReminderSchema,
] as const;
