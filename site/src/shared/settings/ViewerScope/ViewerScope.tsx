import type { ReactNode } from 'react';

import { authState } from '../../auth/auth-state';
import { ApolloScope } from '../../graph/ApolloScope/ApolloScope';
import { useStore } from '../../store/use-store';
import { Loading } from '../../ui/Loading/Loading';

interface Props {
  /** Skeletons of what is on its way, in its size. */
  awaiting: ReactNode;
  /** What is the viewer's own, by the hooks of the graph. */
  children: ReactNode;
}

/**
 * What only a signed-in viewer sees. The served page, and a visitor until the guard has led them to the login, have
 * skeletons in its place; another viewer begins anew.
 */
export const ViewerScope = ({ awaiting, children }: Props) => {
  const id = useStore(authState, null)?.id;
  if (id === undefined) return <Loading>{awaiting}</Loading>;
  return <ApolloScope key={id}>{children}</ApolloScope>;
};
