export { RichTextEditor } from './editor/RichTextEditor';
export type { UploadedPicture } from './editor/RichText';
export { AdminTheme } from './AdminTheme';
export { OfficeField } from './OfficeField';
export { OfficeHead } from './OfficeHead';
export { OfficeLink } from './OfficeLink';
export { StateTag } from './StateTag';
