export { afterPress, watchPresses } from './after-press';
export { showFieldErrors, summaryOf, type FormError } from './form-errors';
export { useSessionDraft } from './use-session-draft';
