import { Type, type Static, type TSchema } from 'typebox';

/** Returns a reference to a schema of COMPONENTS by its `$id`, with the type of the schema itself. */
export const componentRef = <T extends TSchema & { $id?: string }>(schema: T) => {
  if (!schema.$id) throw new Error('Only a schema with $id can be referred to.');
  return Type.Unsafe<Static<T>>(Type.Ref(schema.$id));
};
