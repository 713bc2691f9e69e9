export { loadPayCalculator, loadPlacementCost } from './load-tools';
export { PayCalculatorScreen } from './PayCalculatorScreen';
export { PlacementCostScreen } from './PlacementCostScreen';
export { VisaFitScreen } from './VisaFitScreen';
