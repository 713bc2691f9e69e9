import { loadPlans } from '../../lib/plans';

export { PaymentScreen as Component } from '../../features/payment';
export const load = loadPlans;
