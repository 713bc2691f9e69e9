export { placementsLive } from './live-contract.js';
export { PlacementsModule } from './placements.module.js';
