export { RichTextEditor } from './editor/RichTextEditor';
export { AdminTheme } from './AdminTheme';
export { AdminField } from './AdminField';
export { AdminHead } from './AdminHead';
export { AdminLink } from './AdminLink';
export { StateTag } from './StateTag';
