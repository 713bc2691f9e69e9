export { PlacementPanel, PlacementScreen, PlacementSkeleton } from './PlacementScreen';
