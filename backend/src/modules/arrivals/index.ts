export { ArrivalsModule } from './arrivals.module.js';
export { arrivalsLive } from './live-contract.js';
