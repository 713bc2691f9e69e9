export { ShortlistsModule } from './shortlists.module.js';
