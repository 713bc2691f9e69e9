export { loadPlans } from './load-plans';
export { planTexts } from './texts';
export { pricesOf, type Prices } from './prices';
export { usePlanTexts } from './use-plan-texts';
export { usePrices } from './use-prices';
