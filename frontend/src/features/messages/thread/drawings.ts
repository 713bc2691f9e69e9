import type { IconDrawing } from '../../../ui/icon-drawings';

export const SENT_DRAWING: IconDrawing = { width: 28, drawing: '<path d="M6.5 12.5l4.5 4.5L20.5 7"/>' };
export const READ_DRAWING: IconDrawing = {
  width: 28,
  drawing: '<path d="M2.5 12.5l4.5 4.5L16.5 7M12 15.5l1.5 1.5L23.5 7"/>',
};
export const REPLY_DRAWING: IconDrawing = { drawing: '<path d="M10 6l-6 5.5 6 5.5M4 11.5h9.5a6 6 0 0 1 6 6V19"/>' };
export const COPY_DRAWING: IconDrawing = {
  drawing:
    '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5"/><path d="M15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5"/>',
};
