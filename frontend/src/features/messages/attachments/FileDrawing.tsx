import { DrawnIcon } from '../../../ui/Icon';

const DOCUMENT = { drawing: '<path d="M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 12.5h6M9 16h6"/>' };

/** A document. */
export const FileDrawing = () => <DrawnIcon {...DOCUMENT} size={22} />;
