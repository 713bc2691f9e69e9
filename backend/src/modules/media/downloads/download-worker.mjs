// @ts-check
/**
 * The process that opens files which are to be offered for download. It knows nothing but the bytes it is given, and may
 * be killed at any moment. Plain JavaScript, so that the tests (from src) and the product (from dist) fork the very same
 * file.
 */
import sharp from 'sharp';
import { pdfRefusal } from '../documents/pdf-inspection.mjs';
import { carriesTestVirus } from '../documents/test-virus.mjs';
import { asItCame, asKept } from '../processing/picture-facts.mjs';
import { Trail } from '../processing/trail.mjs';
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
 * @param {Trail} trail
 * @returns {Promise<DownloadAnswer>}
 */
async function inspect({ bytes, type, trial }, trail) {
  if (await trail.step('malware', () => carriesTestVirus(bytes))) return { refusal: 'infected' };
  if (type === 'application/zip') return trail.step('contents', () => inspectOffice(bytes));
  if (type === 'text/plain') return { result: { bytes, type } };
  if (type === 'application/pdf') {
    const refusal = await trail.step('contents', () => pdfRefusal(bytes));
    return refusal ? { refusal } : { result: { bytes, type } };
  }
  const original = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const metadata = await trail.step('open', () => original.metadata());
  if (trial) trail.picture = asItCame(metadata);
  // Pixels only: whatever else the picture carried (EXIF, GPS, profiles, appended bytes) ends here.
  const picture = original.autoOrient().toColourspace('srgb');
  const drawn =
    type === 'image/png'
      ? picture.png()
      : type === 'image/webp'
        ? picture.webp({ quality: QUALITY })
        : picture.jpeg({ quality: QUALITY });
  const redrawn = await trail.step('redraw', () => drawn.toBuffer());
  if (trial) trail.kept.push(await asKept(redrawn));
  return { result: { bytes: redrawn, type } };
}

process.on('message', async (/** @type {DownloadJob} */ job) => {
  // Over IPC a Buffer may arrive as a plain Uint8Array.
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  const trail = new Trail();
  try {
    process.send?.({ ...(await inspect({ ...job, bytes }, trail)), ...trail.of(job) });
  } catch {
    process.send?.({ refusal: 'unreadable', ...trail.of(job) });
  }
});
// Nothing is owed to anyone once the API is gone.
process.on('disconnect', () => process.exit(0));
