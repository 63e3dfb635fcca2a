import type { Core } from '@strapi/strapi';
export const seedWhenEmpty = async (_strapi: Core.Strapi): Promise<void> => {};
