export { loadPlacementCost as load, PlacementCostScreen as Component } from '../../features/tools';
