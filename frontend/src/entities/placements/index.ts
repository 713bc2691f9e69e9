export { ChosenPlacement, LoadedPlacement } from './ChosenPlacement';
export { PlacementPanel, PlacementScreen } from './PlacementScreen';
