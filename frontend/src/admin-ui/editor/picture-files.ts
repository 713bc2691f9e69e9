const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

/** What a file input offers. */
export const PICTURE_TYPES = PICTURES.join(',');

/** The pictures among what was dropped or pasted. A text copied together with its picture stays a text. */
export function pictureFilesOf(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/html')) return [];
  return [...data.files].filter(({ type }) => PICTURES.includes(type));
}
