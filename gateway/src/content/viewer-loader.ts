/** A loader whose answer belongs to one viewer: memory of one request, never the shared cache. The brand keeps it apart from public loaders. */
export interface ViewerLoader<Value> {
  readonly audience: 'viewer';
  load: () => Promise<Value>;
}

/** Asks at most once per request. It is given no cache on purpose. */
export const createViewerLoader = <Value>(read: () => Promise<Value>): ViewerLoader<Value> => {
  let answer: Promise<Value> | undefined;
  return { audience: 'viewer', load: () => (answer ??= read()) };
};
