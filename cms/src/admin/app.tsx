import type { StrapiApp } from '@strapi/strapi/admin';

/** The desk as Strapi makes it, in the languages of its editors. */
const config = { locales: ['ar'] };
const bootstrap = (_app: StrapiApp): void => {};

export default { config, bootstrap };
