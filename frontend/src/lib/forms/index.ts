export { afterPress, watchPresses } from './after-press';
export { showFieldErrors, summaryOf } from './form-errors';
export { useSessionDraft } from './use-session-draft';
