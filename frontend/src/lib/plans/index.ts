export { loadPlans } from './load-plans';
export { planMessages } from './messages';
export { listPrices, pricesOf, reduced, type Prices } from './prices';
export { usePrices } from './use-prices';
