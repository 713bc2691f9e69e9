export { RichTextEditor } from './editor/RichTextEditor';
export type { UploadedPicture } from './editor/RichText';
export { AdminTheme } from './AdminTheme';
export { OfficeHead } from './OfficeHead';
export { OfficeLink } from './OfficeLink';
