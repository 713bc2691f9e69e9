const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

/** The `accept` value of the file input. */
export const PICTURE_TYPES = PICTURES.join(',');

/** Returns the pictures among dropped or pasted files. A text that is copied together with its picture stays a text. */
export function pictureFilesOf(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/html')) return [];
  return [...data.files].filter(({ type }) => PICTURES.includes(type));
}
