// @ts-check
/**
 * The worker process for downloadable files. It only receives the bytes and may be killed at any time. Plain
 * JavaScript, so that tests (from src) and the product (from dist) fork the same file.
 */
import sharp from 'sharp';
import { pdfRefusal } from '../documents/pdf-inspection.mjs';
import { carriesTestVirus } from '../documents/test-virus.mjs';
import { answerJobs } from '../processing/answer-jobs.mjs';
import { originalPicture, storedPicture } from '../processing/picture-facts.mjs';
import { inspectOffice } from './office-inspection.mjs';

/** @typedef {import('./download-job.js').DownloadJob} DownloadJob */
/** @typedef {import('./download-job.js').DownloadAnswer} DownloadAnswer */

const MAX_PIXELS = 60_000_000;
const QUALITY = 88;

sharp.cache(false);
sharp.concurrency(1);
// Blocks all loaders of libvips, then allows the three formats we accept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/**
 * @param {DownloadJob} job
 * @param {import('../processing/trail.mjs').Trail} trail
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
  if (trial) trail.picture = originalPicture(metadata);
  // Keeps only pixels: EXIF, GPS, profiles and appended bytes are removed.
  const picture = original.autoOrient().toColourspace('srgb');
  const drawn =
    type === 'image/png'
      ? picture.png()
      : type === 'image/webp'
        ? picture.webp({ quality: QUALITY })
        : picture.jpeg({ quality: QUALITY });
  const redrawn = await trail.step('redraw', () => drawn.toBuffer());
  if (trial) trail.kept.push(await storedPicture(redrawn));
  return { result: { bytes: redrawn, type } };
}

answerJobs(inspect);
