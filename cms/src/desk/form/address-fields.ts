import type { AddressKind } from './record-form';

/** Texts that name a page of the site, by content type or component and field. */
const ADDRESS_FIELDS: ReadonlyMap<string, AddressKind> = new Map([
  ['api::menu.menu-item.target', 'path'],
  ['api::modal.modal.watchTarget', 'codeOrPath'],
  ['api::modal.modal.subscribeTarget', 'codeOrPath'],
  ['api::meta-tags.meta-tag.code', 'metaCode'],
  ['page.row.path', 'path'],
]);

/** Returns how a text names a page of the site; null where it names none. */
export const addressKindOf = (uid: string, name: string): AddressKind | null =>
  ADDRESS_FIELDS.get(`${uid}.${name}`) ?? null;
