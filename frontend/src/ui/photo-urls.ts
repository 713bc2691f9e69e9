const PHOTO_WIDTHS = [400, 800, 1200] as const;

/** Address of one rendition of an uploaded photo. */
export function photoUrl(id: string, width: (typeof PHOTO_WIDTHS)[number]): string {
  return `/media/${id}/${width}.webp`;
}

/** All renditions, for `srcset`. */
export function photoSrcSet(id: string): string {
  return PHOTO_WIDTHS.map((width) => `${photoUrl(id, width)} ${width}w`).join(', ');
}
