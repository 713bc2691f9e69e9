import { PICTURE_TYPES } from '../../lib/picture-types';

/** Returns the pictures among dropped or pasted files. A text that is copied together with its picture stays a text. */
export function pictureFilesOf(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/html')) return [];
  return [...data.files].filter(({ type }) => PICTURE_TYPES.includes(type));
}
