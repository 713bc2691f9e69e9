import sharp from 'sharp';

/** A small PDF that is nothing but a page. */
export const plainPdf = (body = '1 0 obj << /Type /Catalog >> endobj'): Buffer =>
  Buffer.from(`%PDF-1.7\n${body}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1');

/** The harmless file by which virus scanners are tried out. */
export const testVirus = (): Buffer =>
  plainPdf(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

/** A picture with something in it that a camera wrote. */
export const picture = (format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#355' } })
    .withExif({ IFD0: { Copyright: 'the camera' } })
    [format]()
    .toBuffer();
