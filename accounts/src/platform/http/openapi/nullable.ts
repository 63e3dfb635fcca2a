import { Type, type TSchema } from 'typebox';

/** Builds a schema for `schema` or null, with one description for both. */
export const nullable = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });
