/** `video:ep01n1x` for one record, `video:*` for a type: a type in kebab case and what names the record in it. */
const CACHE_TAG = /^[a-z]+(?:-[a-z]+)*:[^\s\p{Cc}\p{Cs}]{1,128}$/u;

/** Tags as they may be kept: a copy of a list of texts of the tag's shape. Anything else is a mistake of the source that made it. */
export const checkedTags = (tags: unknown): readonly string[] => {
  if (!Array.isArray(tags)) throw new TypeError('Cache tags are a list.');
  return tags.map((tag: unknown) => {
    if (typeof tag === 'string' && CACHE_TAG.test(tag)) return tag;
    throw new TypeError(`Not a cache tag: ${String(tag).slice(0, 80)}`);
  });
};
