import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';

/** Skeleton of a receipt, in its size. */
export const ReceiptSkeleton = () => <PanelSkeleton rows={6} titled />;
