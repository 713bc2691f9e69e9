export { afterPress, watchPresses } from './after-press';
export { showFieldErrors, summaryOf } from './form-errors';
export { useKept } from './use-kept';
