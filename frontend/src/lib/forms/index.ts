export { showFieldErrors, summaryOf } from './form-errors';
export { useKept } from './use-kept';
