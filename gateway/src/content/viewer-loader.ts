/**
 * Loader of a value that belongs to one viewer. It caches for one request only, never in the shared cache. The
 * brand keeps it apart from public loaders.
 */
export interface ViewerLoader<Value> {
  readonly audience: 'viewer';
  load: () => Promise<Value>;
}

/** Creates a loader that reads at most once per request. It deliberately has no shared cache. */
export const createViewerLoader = <Value>(read: () => Promise<Value>): ViewerLoader<Value> => {
  let answer: Promise<Value> | undefined;
  return { audience: 'viewer', load: () => (answer ??= read()) };
};
