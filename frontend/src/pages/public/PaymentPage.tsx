import { loadPlans } from '../../entities/plans';

export { PaymentScreen as Component } from '../../features/payment';
export const load = loadPlans;
