import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';

/** The ticket that is on its way, in its size. */
export const OwnCodeSkeleton = () => <PanelSkeleton rows={3} titled />;
