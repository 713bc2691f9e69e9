export { PlacementsModule } from './placements.module.js';
