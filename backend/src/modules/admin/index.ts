export { AdminModule } from './admin.module.js';
export { FiguresCounting } from './figures/figures-counting.service.js';
