export { showFieldErrors, summaryOf } from './form-errors';
