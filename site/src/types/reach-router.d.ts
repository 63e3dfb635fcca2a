declare module '@gatsbyjs/reach-router' {
  export interface PickedRoute<Route> {
    route: Route;
    /** What stood for the names of the pattern. */
    params: Record<string, string>;
    uri: string;
  }
  /** Returns the route that is most like an address, or null. */
  export const pick: <Route extends { path: string }>(
    routes: readonly Route[],
    address: string,
  ) => PickedRoute<Route> | null;
}
