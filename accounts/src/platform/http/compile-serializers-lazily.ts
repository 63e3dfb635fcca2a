import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

/**
 * Fastify compiles one serializer for each status of each route at the start, and each compiles every shared schema
 * anew, although most of them are the one error. Compiled at its first response, and once for each form, a serializer
 * costs that response a few milliseconds; all of them together would double the time that the service takes to start.
 */
export const compileSerializersLazily: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  type Serializer = ReturnType<typeof compile>;
  const compiled = new Map<string, Serializer>();
  const serializerOf = (route: Parameters<typeof compile>[0]): Serializer => {
    // What is written does not depend on what the document says about it.
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
