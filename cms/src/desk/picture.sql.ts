/** SQL: first picture in `view` of the record with this id, as a `StoredPicture`; null without one. */
export const pictureSql = (view: string, key: string, id: string): string => `(
  SELECT json_build_object('url', file.url, 'mime', file.mime, 'width', file.width, 'formats', file.formats)
  FROM content.${view} file WHERE file.${key} = ${id} ORDER BY file.place LIMIT 1)`;
