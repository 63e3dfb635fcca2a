/** Operation that the page sent over the network. */
export interface GraphCall {
  name: string;
  method: string;
  variables: Record<string, unknown>;
  headers: Headers;
  /** Whether the request outlives the page. */
  keepalive: boolean;
}

export type Reply =
  | Record<string, unknown>
  | 'unreachable'
  | { errors: { extensions: { code: string } }[] }
  | { data: unknown; extensions: { stale: true } };

/** Fakes the network: responds to operations by name, and records them. */
export const fakeGraph = (
  replies: Record<string, Reply | ((asked: GraphCall) => Reply | Promise<Reply>)>,
): GraphCall[] => {
  const log: GraphCall[] = [];
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string') throw new Error('the site asks by address');
    const url = new URL(input, 'https://sahra.example');
    const method = init?.method ?? 'GET';
    // What the clock is asked for has no time here, so the device's own is right.
    if (method === 'HEAD') return new Response();
    const body =
      method === 'POST'
        ? (JSON.parse(init?.body as string) as { operationName: string; variables: Record<string, unknown> })
        : {
            operationName: url.searchParams.get('operationName') ?? '',
            variables: JSON.parse(url.searchParams.get('variables') ?? '{}') as Record<string, unknown>,
          };
    const asked = {
      name: body.operationName,
      method,
      variables: body.variables,
      headers: new Headers(init?.headers),
      keepalive: init?.keepalive ?? false,
    };
    const found = replies[asked.name];
    // Cards ask for their counts when there is nothing else to do: only slow tests come that far.
    if (found !== undefined || asked.name !== 'CardCounts') log.push(asked);
    if (found === undefined) throw new Error(`the test answers no ${asked.name}`);
    const reply = typeof found === 'function' ? await found(asked) : found;
    if (reply === 'unreachable') throw new TypeError('fetch failed');
    return new Response(
      JSON.stringify('errors' in reply || 'extensions' in reply ? reply : { data: reply }),
      {
        headers: { 'content-type': 'application/json' },
      },
    );
  };
  return log;
};

/** Returns an access token that expires after the given number of seconds. */
export const createAccessToken = (seconds: number, mark = 'a'): string =>
  `${mark}.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.s`;

export const session = (token: string, changes: Record<string, unknown> = {}) => ({
  __typename: 'Session',
  token,
  expiresAt: new Date().toISOString(),
  viewer: {
    __typename: 'Viewer',
    id: 'viewer-1',
    name: 'Nour Adel',
    hasSubscription: true,
    subscription: {
      __typename: 'ViewerSubscription',
      plan: { __typename: 'Plan', id: 'plan-monthly', name: 'Monthly' },
      withAds: false,
      paymentMethod: 'CARD',
    },
    ...changes,
  },
});

/** Returns the answer of a query that reads parts of the viewer. */
export const ofViewer = (parts: Record<string, unknown>) => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', ...parts },
});
