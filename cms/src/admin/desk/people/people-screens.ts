import type { RouteObject } from 'react-router-dom';

import { CodesPage } from './codes/CodesPage';
import { CommentsPage } from './comments/CommentsPage';
import { MessagesPage } from './messages/MessagesPage';
import { AuditPage } from './overviews/AuditPage';
import { NewsletterPage } from './overviews/NewsletterPage';
import { ViewersPage } from './viewers/ViewersPage';

/** Screens of the desk about viewers and what they write. */
export const PEOPLE_SCREENS: RouteObject[] = [
  { path: 'desk/comments', Component: CommentsPage },
  { path: 'desk/messages', Component: MessagesPage },
  { path: 'desk/viewers', Component: ViewersPage },
  { path: 'desk/codes', Component: CodesPage },
  { path: 'desk/newsletter', Component: NewsletterPage },
  { path: 'desk/audit', Component: AuditPage },
];
