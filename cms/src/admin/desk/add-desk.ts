import { keepTranslatedText } from '@sahra/schemas/keep-translated-text';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { RouteObject } from 'react-router-dom';

import { cleanTypedAddresses } from './frame/clean-typed-addresses';
import { DeskFrame } from './frame/DeskFrame';
import { chooseFirstLanguage } from './frame/first-language';
import { followStrapiPage } from './frame/follow-strapi-page';
import { setPageLanguage } from './frame/set-page-language';
import { UnknownPage } from './frame/UnknownPage';
import { GlossaryPage } from './glossary/GlossaryPage';
import { HomePage } from './home/HomePage';
import { PicturesPage } from './pictures/PicturesPage';
import { PlannerPage } from './planner/PlannerPage';
import { PublishingPage } from './planner/PublishingPage';
import { PEOPLE_SCREENS } from './people/people-screens';
import { RecordPage } from './record/RecordPage';
import { ListPage } from './records/ListPage';
import { TeamPage } from './team/TeamPage';
import { TranslationsPage } from './translations/TranslationsPage';

const SCREENS: RouteObject[] = [
  { index: true, Component: HomePage },
  { path: 'desk/translations', Component: TranslationsPage },
  { path: 'desk/glossary', Component: GlossaryPage },
  { path: 'desk/pictures', Component: PicturesPage },
  { path: 'desk/planner', Component: PlannerPage },
  { path: 'desk/publishing', Component: PublishingPage },
  ...PEOPLE_SCREENS,
  { path: 'desk/team', Component: TeamPage },
  { path: 'desk/:list', Component: ListPage },
  { path: 'desk/:list/:type/:documentId', Component: RecordPage },
  { path: '*', Component: UnknownPage },
];

/** Puts the desk in place of Strapi's home, and its frame around all screens: docs/decisions/0154. */
export const addDesk = (router: StrapiApp['router']): void => {
  router.addRoute((routes: RouteObject[]) => [
    { Component: DeskFrame, children: [...SCREENS, ...routes.filter(({ index }) => index !== true)] },
  ]);
  setPageLanguage(chooseFirstLanguage());
  followStrapiPage();
  cleanTypedAddresses();
  keepTranslatedText();
};
