// @ts-check
/**
 * The process that opens files which are to be offered for download. It knows nothing but the bytes it is given, and may
 * be killed at any moment. Plain JavaScript, so that the tests (from src) and the product (from dist) fork the very same
 * file.
 */
import sharp from 'sharp';
import { pdfRefusal } from '../documents/pdf-inspection.mjs';
import { carriesTestVirus } from '../documents/test-virus.mjs';
import { inspectOffice } from './office-inspection.mjs';

/** @typedef {import('./download-job.js').DownloadJob} DownloadJob */
/** @typedef {import('./download-job.js').DownloadAnswer} DownloadAnswer */

const MAX_PIXELS = 60_000_000;
const QUALITY = 88;

sharp.cache(false);
sharp.concurrency(1);
// Everything that libvips can open is shut, then the three kinds we take are opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/**
 * @param {DownloadJob} job
 * @returns {Promise<DownloadAnswer>}
 */
async function inspect({ bytes, type }) {
  if (carriesTestVirus(bytes)) return { refusal: 'infected' };
  if (type === 'application/zip') return inspectOffice(bytes);
  if (type === 'text/plain') return { result: { bytes, type } };
  if (type === 'application/pdf') {
    const refusal = pdfRefusal(bytes);
    return refusal ? { refusal } : { result: { bytes, type } };
  }
  // Pixels only: whatever else the picture carried (EXIF, GPS, profiles, appended bytes) ends here.
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .toColourspace('srgb');
  const redrawn =
    type === 'image/png'
      ? picture.png()
      : type === 'image/webp'
        ? picture.webp({ quality: QUALITY })
        : picture.jpeg({ quality: QUALITY });
  return { result: { bytes: await redrawn.toBuffer(), type } };
}

process.on('message', async (/** @type {DownloadJob} */ job) => {
  // Over IPC a Buffer may arrive as a plain Uint8Array.
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  try {
    process.send?.(await inspect({ ...job, bytes }));
  } catch {
    process.send?.({ refusal: 'unreadable' });
  }
});
// Nothing is owed to anyone once the API is gone.
process.on('disconnect', () => process.exit(0));
