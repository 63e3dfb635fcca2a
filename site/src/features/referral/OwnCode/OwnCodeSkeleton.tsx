import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';

/** Skeleton of the ticket, in its size. */
export const OwnCodeSkeleton = () => <PanelSkeleton rows={3} titled />;
