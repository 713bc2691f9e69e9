import type { PhotoCrop } from '../../../api/upload-photo';
import { PICTURE_TYPES } from '../../../lib/picture-types';
import { editingTexts } from '../texts';

const { photos: texts } = editingTexts;
/** The shapes of a photo: width over height. */
export const PHOTO_SHAPES = { portrait: 4 / 5, landscape: 4 / 3 } as const;
export type PhotoShape = keyof typeof PHOTO_SHAPES;
const LARGEST_BYTES = 10 * 1024 * 1024;

export interface Size {
  width: number;
  height: number;
}

/** The list with the entry at `index` moved by `step` places; unchanged at an end. */
export function moved(list: string[], index: number, step: 1 | -1): string[] {
  const to = index + step;
  const entry = list[index];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== index);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** The upright size of a picture; null for a file that the browser cannot open, which cannot be cropped either. */
export async function sizeOf(file: Blob): Promise<Size | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

/** Whether the part of a picture is a portrait or a landscape. */
export const shapeOf = ({ width, height }: PhotoCrop, size: Size): PhotoShape =>
  width * size.width > height * size.height ? 'landscape' : 'portrait';

/** A wide picture is kept wide, so that people at its sides stay on it. */
const suggestedShape = ({ width, height }: Size): PhotoShape => (width > height ? 'landscape' : 'portrait');

/** The largest part of a shape: the middle of a wider picture, and of a taller one a part nearer to the top, where faces are. */
export function suggestedCrop(size: Size, shape: PhotoShape = suggestedShape(size)): PhotoCrop {
  const { width, height } = size;
  const wide = PHOTO_SHAPES[shape];
  if (width / height > wide) {
    const part = (height * wide) / width;
    return { x: (1 - part) / 2, y: 0, width: part, height: 1 };
  }
  const part = width / wide / height;
  return { x: 0, y: (1 - part) / 3, width: 1, height: part };
}

/** The width at which a picture is shown before it is a photo. */
const SHOWN_WIDTH = 800;

/** The kept part of a picture. */
export async function cropped({ file, crop }: { file: Blob; crop: PhotoCrop }): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const [left, top] = [crop.x * bitmap.width, crop.y * bitmap.height];
  const [width, height] = [crop.width * bitmap.width, crop.height * bitmap.height];
  const canvas = document.createElement('canvas');
  canvas.width = SHOWN_WIDTH;
  canvas.height = Math.round((SHOWN_WIDTH * height) / width);
  canvas.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))), 'image/jpeg');
  });
}

interface Pending {
  key: string;
  replaces: string | null;
}

/**
 * Photos in their order, with each pending picture in place of the photo that it replaces, or behind whatever it
 * followed in the last order. Pictures of which that order knows nothing come last.
 */
export function entriesOf(order: readonly string[], photos: readonly string[], pending: readonly Pending[]): string[] {
  const replacing = new Map(pending.map(({ key, replaces }) => [replaces, key]));
  const entries = photos.map((photo) => replacing.get(photo) ?? photo);
  const added = pending.map(({ key }) => key).filter((key) => !entries.includes(key));
  for (const key of order.filter((entry) => added.includes(entry))) {
    const before = order.slice(0, order.indexOf(key)).findLast((entry) => entries.includes(entry));
    entries.splice(before === undefined ? 0 : entries.indexOf(before) + 1, 0, key);
  }
  return [...entries, ...added.filter((key) => !entries.includes(key))];
}

/** Why a file cannot be uploaded, in words, before it is sent; null when it may be tried. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) return texts.wrongType;
  return size > LARGEST_BYTES ? texts.tooLarge : null;
}

/** A chosen file that is not added, and why. */
export interface RejectedFile {
  name: string;
  problem: string;
}

/** The pictures among chosen files, each with a suggested crop, and what is wrong with the others. */
export async function sortFiles(
  files: readonly File[],
  room: number,
): Promise<{ pictures: { file: File; crop: PhotoCrop }[]; rejected: RejectedFile[] }> {
  const pictures: { file: File; crop: PhotoCrop }[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const problem = problemOf(file);
    const size = problem ? null : await sizeOf(file);
    if (!size) rejected.push({ name: file.name, problem: problem ?? texts.unreadable });
    else if (pictures.length >= room) rejected.push({ name: file.name, problem: texts.noRoom });
    else pictures.push({ file, crop: suggestedCrop(size) });
  }
  return { pictures, rejected };
}
