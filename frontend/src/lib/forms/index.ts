export { afterPress, watchPresses } from './after-press';
export { showFieldErrors, summaryOf, type FormError } from './form-errors';
export { readSessionDraft, useSessionDraft, writeSessionDraft } from './use-session-draft';
