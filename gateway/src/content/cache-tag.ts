/**
 * Cache tag such as `video:ep01n1x` for one record or `video:*` for a type: the type in
 * kebab case, a colon, the record's key.
 */
const CACHE_TAG = /^[a-z]+(?:-[a-z]+)*:[^\s\p{Cc}\p{Cs}]{1,128}$/u;

/**
 * Returns a validated copy of the tags. Throws when they do not have the shape of cache tags, which is
 * a bug of the source that made them.
 */
export const validateCacheTags = (tags: unknown): readonly string[] => {
  if (!Array.isArray(tags)) throw new TypeError('Cache tags are a list.');
  return tags.map((tag: unknown) => {
    if (typeof tag === 'string' && CACHE_TAG.test(tag)) return tag;
    throw new TypeError(`Not a cache tag: ${String(tag).slice(0, 80)}`);
  });
};
