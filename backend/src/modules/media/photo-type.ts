export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp';

const starts = (bytes: Buffer, at: number, signature: string) =>
  bytes.toString('latin1', at, at + signature.length) === signature;

/** What the bytes are by their signature, or null for anything but the three kinds we take. */
export function sniffedType(bytes: Buffer): PhotoType | null {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'image/webp';
  return null;
}

const TYPE_BY_EXTENSION: Readonly<Record<string, PhotoType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Whether bytes, declared type and file name all say the same. A name without an extension says nothing. */
export function isHonestPhoto(bytes: Buffer, declaredType: string, fileName: string): boolean {
  const type = sniffedType(bytes);
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  return type !== null && type === declaredType && (extension === undefined || TYPE_BY_EXTENSION[extension] === type);
}
