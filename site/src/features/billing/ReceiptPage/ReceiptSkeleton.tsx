import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';

/** The sheet that is on its way, in its size. */
export const ReceiptSkeleton = () => <PanelSkeleton rows={6} titled />;
