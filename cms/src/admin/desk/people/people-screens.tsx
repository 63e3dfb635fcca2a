import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

import { NotForRole } from '../frame/NotForRole';
import { useEditor } from '../frame/use-editor';
import { useDeskLanguage } from '../language/use-desk-language';
import { CodesPage } from './codes/CodesPage';
import { CommentsPage } from './comments/CommentsPage';
import { MessagesPage } from './messages/MessagesPage';
import { AuditPage } from './overviews/AuditPage';
import { NewsletterPage } from './overviews/NewsletterPage';
import { PEOPLE_ENTRIES, type PeopleEntry } from './people-entries';
import { ViewersPage } from './viewers/ViewersPage';

const PAGES: Readonly<Record<PeopleEntry['name'], ReactNode>> = {
  comments: <CommentsPage />,
  messages: <MessagesPage />,
  viewers: <ViewersPage />,
  codes: <CodesPage />,
  newsletter: <NewsletterPage />,
  audit: <AuditPage />,
};

const PeopleScreen = ({ entry: { name, scope } }: { entry: PeopleEntry }) => {
  const { text } = useDeskLanguage();
  const { scopes } = useEditor();
  return scopes.includes(scope) ? PAGES[name] : <NotForRole name={text(name)} />;
};

/** Screens of the desk about viewers and what they write; a role without the scope of one reads so. */
export const PEOPLE_SCREENS: RouteObject[] = PEOPLE_ENTRIES.map((entry) => ({
  path: `desk/${entry.name}`,
  element: <PeopleScreen entry={entry} />,
}));
