// @ts-check
/**
 * The worker process for untrusted documents. It only receives the bytes and may be killed at any time. Plain
 * JavaScript, so that tests (from src) and the product (from dist) fork the same file.
 */
import sharp from 'sharp';
import { answerJobs } from '../processing/answer-jobs.mjs';
import { originalPicture, storedPicture } from '../processing/picture-facts.mjs';
import { pdfRefusal } from './pdf-inspection.mjs';
import { carriesTestVirus } from './test-virus.mjs';

/** @typedef {import('./document-job.js').DocumentJob} DocumentJob */
/** @typedef {import('./document-job.js').DocumentAnswer} DocumentAnswer */

const MAX_PIXELS = 60_000_000;
/** Enough to read the small print of a certificate. */
const LARGEST = 2_600;
const QUALITY = 86;
/** Of the two renditions of a picture in a conversation. */
const SHOWN = { large: 2_048, small: 640, quality: 80 };

sharp.cache(false);
sharp.concurrency(1);
// Blocks all loaders of libvips, then allows the three formats we accept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/**
 * @param {DocumentJob} job
 * @param {import('../processing/trail.mjs').Trail} trail
 * @returns {Promise<DocumentAnswer>}
 */
async function inspect({ bytes, type, renditions, trial }, trail) {
  if (await trail.step('malware', () => carriesTestVirus(bytes))) return { refusal: 'infected' };
  if (type === 'application/pdf') {
    const refusal = await trail.step('contents', () => pdfRefusal(bytes));
    return refusal ? { refusal } : { result: { bytes, type } };
  }
  const original = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const metadata = await trail.step('open', () => original.metadata());
  if (trial) trail.picture = originalPicture(metadata);
  if (renditions) return { result: await trail.step('redraw', () => shown(original)) };
  // Keeps only pixels: EXIF, GPS, profiles and appended bytes are removed.
  const redrawn = await trail.step('redraw', () =>
    original
      .autoOrient()
      .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  );
  if (trial) trail.kept.push(await storedPicture(redrawn));
  return { result: { bytes: redrawn, type: 'image/jpeg' } };
}

/**
 * Both renditions keep only pixels; no picture is enlarged.
 * @param {sharp.Sharp} original
 * @returns {Promise<import('./document-job.js').DocumentResult>}
 */
async function shown(original) {
  const { data, info } = await original
    .autoOrient()
    .resize(SHOWN.large, SHOWN.large, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const bytes = await pixels().webp({ quality: SHOWN.quality }).toBuffer();
  const small = await pixels()
    .resize(SHOWN.small, SHOWN.small, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: SHOWN.quality })
    .toBuffer();
  return { bytes, type: 'image/webp', picture: { small, width, height } };
}

answerJobs(inspect);
