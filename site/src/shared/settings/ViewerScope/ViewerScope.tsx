import type { ReactNode } from 'react';

import { authState } from '../../auth/auth-state';
import { ApolloScope } from '../../graph/ApolloScope/ApolloScope';
import { useStore } from '../../store/use-store';
import { Loading } from '../../ui/Loading/Loading';

interface Props {
  /** Skeletons in the size of the content. */
  awaiting: ReactNode;
  /** Content that uses the viewer's graph hooks. */
  children: ReactNode;
}

/**
 * Content for signed-in viewers only. The served page shows skeletons instead, and so does a guest's page until the
 * guard redirects to the login; another viewer remounts the content.
 */
export const ViewerScope = ({ awaiting, children }: Props) => {
  const id = useStore(authState, null)?.id;
  if (id === undefined) return <Loading>{awaiting}</Loading>;
  return <ApolloScope key={id}>{children}</ApolloScope>;
};
