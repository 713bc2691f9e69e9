export { SafetyModule } from './safety.module.js';
