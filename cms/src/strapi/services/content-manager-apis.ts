import type { StrapiApp } from '@strapi/strapi/admin';

/** What the content manager of the admin panel lets plugins add to its edit view. */
interface ContentManagerApis<Action, Panel> {
  addDocumentAction(change: (actions: readonly Action[]) => Action[]): void;
  addEditViewSidePanel(panels: readonly Panel[]): void;
}

/** Returns the interface of the content manager, which Strapi does not type. */
export const contentManagerApis = <Action, Panel>(app: StrapiApp): ContentManagerApis<Action, Panel> =>
  app.getPlugin('content-manager').apis as unknown as ContentManagerApis<Action, Panel>;
