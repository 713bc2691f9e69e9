// @ts-check
/** The metadata of a picture before and after processing; only used by trials. */
import sharp from 'sharp';
import { exifFacts } from './exif-facts.mjs';

/** @typedef {import('./trial-job.js').Metadata} Metadata */

const PREVIEW_PIXELS = 800;
const MOST_PREVIEW_BYTES = 512 * 1024;
const XMP_LATITUDE = /exif:GPSLatitude(?:="|>)([^"<]{1,40})/;
const XMP_LONGITUDE = /exif:GPSLongitude(?:="|>)([^"<]{1,40})/;

/**
 * @param {sharp.Metadata} metadata
 * @returns {Metadata[]}
 */
function metadataOf({ exif, xmp, icc, iptc, comments }) {
  const commentText = comments?.map(({ keyword, text }) => `${keyword}: ${text}`).join('\n') ?? '';
  /** @type {[Metadata['name'], Buffer | undefined][]} */
  const blocks = [
    ['exif', exif],
    ['xmp', xmp],
    ['icc_profile', icc],
    ['iptc', iptc],
    ['comments', commentText ? Buffer.from(commentText) : undefined],
  ];
  const facts = exif ? exifFacts(exif) : [];
  const written = xmp?.toString('utf8') ?? '';
  const place = [XMP_LATITUDE, XMP_LONGITUDE].map((pattern) => pattern.exec(written)?.[1]);
  if (place.every(Boolean) && !facts.some(([name]) => name === 'gps_position')) {
    facts.unshift(['gps_position', place.join(', ')]);
  }
  return [
    ...facts.map(([name, value]) => ({ name, value, byteSize: null })),
    ...blocks.flatMap(([name, bytes]) => (bytes ? [{ name, value: null, byteSize: bytes.length }] : [])),
  ];
}

/**
 * @param {sharp.Metadata} metadata
 * @returns {import('./trial-job.js').PictureAsItCame}
 */
export const originalPicture = (metadata) => ({
  width: metadata.autoOrient.width,
  height: metadata.autoOrient.height,
  metadata: metadataOf(metadata),
});

/**
 * @param {Buffer} bytes of a picture that a worker has drawn
 * @returns {Promise<import('./trial-job.js').PictureAsKept>}
 */
export async function storedPicture(bytes) {
  const metadata = await sharp(bytes).metadata();
  const { width, height, format } = metadata;
  const isSmall = bytes.length <= MOST_PREVIEW_BYTES;
  const preview = isSmall
    ? { type: `image/${format}`, bytes }
    : {
        type: 'image/webp',
        bytes: await sharp(bytes).resize(PREVIEW_PIXELS, PREVIEW_PIXELS, { fit: 'inside' }).webp().toBuffer(),
      };
  return { width, height, metadata: metadataOf(metadata), preview };
}
