import { Type, type TSchema } from 'typebox';

/** `schema` or null, described once for both. */
export const nullable = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });
