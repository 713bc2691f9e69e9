import { editingMessages } from '../texts';

const { photos: texts } = editingMessages;
const LARGEST_BYTES = 10 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The list with the entry at `index` moved by `step` places; unchanged at an end. */
export function moved(list: string[], index: number, step: 1 | -1): string[] {
  const to = index + step;
  const entry = list[index];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== index);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** Whether the browser can show a file as a picture; what it cannot open cannot be cropped either. */
export async function opensAsPicture(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** Why a file cannot be uploaded, in words, before it is sent; null when it may be tried. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.includes(type)) return texts.wrongType;
  return size > LARGEST_BYTES ? texts.tooLarge : null;
}
