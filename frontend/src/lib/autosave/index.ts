export { DraftQueue, type StoredDraft } from './draft-queue';
export { SaveQueue, type SaveState } from './save-queue';
export { useSaveQueue } from './use-save-queue';
