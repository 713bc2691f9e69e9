export { DraftQueue } from './draft-queue';
export { SaveQueue, type SaveState } from './save-queue';
export { useSaveQueue } from './use-save-queue';
