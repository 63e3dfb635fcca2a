import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

/**
 * Compiles each serializer at its first response, and once for each form. Fastify compiles one per status of
 * each route at the start, and recompiles every shared schema in each, although most are the same error
 * schema.
 * The first response then takes a few milliseconds longer; compiling all at the start would double the
 * startup time.
 */
export const compileSerializersLazily: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  type Serializer = ReturnType<typeof compile>;
  const compiled = new Map<string, Serializer>();
  const serializerOf = (route: Parameters<typeof compile>[0]): Serializer => {
    // Descriptions do not change the output, so they are left out of the key.
    const key = JSON.stringify(route.schema, (name, value: unknown) =>
      name === 'description' && typeof value === 'string' ? undefined : value,
    );
    const present = compiled.get(key) ?? compile(route);
    compiled.set(key, present);
    return present;
  };
  return (route) => {
    let serializer: Serializer | undefined;
    return (document) => (serializer ??= serializerOf(route))(document);
  };
};
