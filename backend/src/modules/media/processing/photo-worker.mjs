// @ts-check
/**
 * The worker process for untrusted pictures. It only receives the bytes and may be killed at any time. Plain
 * JavaScript, so that tests (from src) and the product (from dist) fork the same file.
 */
import sharp from 'sharp';
import { originalPicture, storedPicture } from './picture-facts.mjs';
import { Trail } from './trail.mjs';

/** @typedef {import('./photo-job.js').PhotoJob} PhotoJob */
/** @typedef {import('./photo-job.js').PhotoResult} PhotoResult */
/** @typedef {import('./photo-job.js').PhotoRefusal} PhotoRefusal */
/** @typedef {import('./photo-job.js').Crop} Crop */
/** @typedef {import('./photo-job.js').Point} Point */

const WIDTHS = /** @type {const} */ ([400, 800, 1200]);
const LARGEST = 1200;
const SMALLEST = 400;
/** Height over width of a person's photo: a portrait unless its crop is a landscape. */
const TALL = 5 / 4;
const LANDSCAPE = 3 / 4;
/** The tolerance for a shape, because of rounding to whole pixels. */
const RATIO_TOLERANCE = 0.02;
const QUALITY = 80;
/** The encoder's effort: the demo's flat drawings are small either way, and there are hundreds. */
const EFFORT = { usual: 4, quick: 0 };
const PREVIEW_WIDTH = 16;
const PREVIEW_QUALITIES = [40, 20, 5];
const PREVIEW_LIMIT = 1024;
/** The size at which the focal point is looked for. */
const POINT_SIZE = 100;
/** A face is seldom at an edge or far down: a point outside of this is a guess at clothes or a corner. */
const LIKELY = { left: 10, right: 90, top: 5, bottom: 65 };
const MAX_PIXELS = 40_000_000;

sharp.cache(false);
sharp.concurrency(1);
// Blocks all loaders of libvips, then allows the three formats we accept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

class Refused extends Error {
  /** @param {PhotoRefusal} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The part of the picture to keep, in whole pixels; without a crop everything, or for a photo the largest centred
 * 4:5 part.
 * @param {Pick<PhotoJob, 'crop' | 'shape'>} job
 * @param {number} width
 * @param {number} height
 */
function areaOf({ crop, shape }, width, height) {
  if (shape === 'free') {
    const area = inside(crop ?? { x: 0, y: 0, width: 1, height: 1 }, width, height);
    return { ...area, tall: area.height / area.width };
  }
  const widest = Math.min(width, Math.floor(height / TALL));
  const middle = {
    x: (width - widest) / 2 / width,
    y: (height - widest * TALL) / 2 / height,
    width: widest / width,
    height: (widest * TALL) / height,
  };
  const cropped = crop ?? middle;
  const tall = [TALL, LANDSCAPE].find(
    (known) => Math.abs((cropped.height * height) / (cropped.width * width) / known - 1) <= RATIO_TOLERANCE,
  );
  if (tall === undefined) throw new Refused('crop');
  return { ...inside(cropped, width, height), tall };
}

/**
 * @param {Crop} crop
 * @param {number} width
 * @param {number} height
 */
function inside(crop, width, height) {
  const left = Math.min(Math.max(0, Math.round(crop.x * width)), width - 1);
  const top = Math.min(Math.max(0, Math.round(crop.y * height)), height - 1);
  const area = {
    left,
    top,
    width: Math.min(Math.round(crop.width * width), width - left),
    height: Math.min(Math.round(crop.height * height), height - top),
  };
  if (area.width < SMALLEST) throw new Refused('too_small');
  return area;
}

/**
 * @param {PhotoJob} job
 * @param {Trail} trail
 * @returns {Promise<PhotoResult>}
 */
async function render({ bytes, crop, shape, quick, trial }, trail) {
  const effort = quick ? EFFORT.quick : EFFORT.usual;
  const original = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const metadata = await trail.step('open', () => original.metadata());
  if (trial) trail.picture = originalPicture(metadata);
  const { autoOrient } = metadata;
  const { tall, ...area } = await trail.step('crop', () =>
    areaOf({ crop, shape }, autoOrient.width, autoOrient.height),
  );
  const width = Math.min(LARGEST, area.width);
  const height = Math.round(width * tall);
  // Keeps only pixels: EXIF, GPS, profiles and appended bytes are removed.
  const { data, info } = await trail.step('redraw', () =>
    original
      .autoOrient()
      .extract(area)
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const pixels = () => sharp(data, { raw: { width, height, channels: info.channels } });
  const result = await trail.step('renditions', async () => {
    const renditions = [];
    for (const wanted of WIDTHS) {
      const at = Math.min(wanted, width);
      const rendition = at === width ? pixels() : pixels().resize(at, Math.round(at * tall));
      renditions.push({ width: wanted, bytes: await rendition.webp({ quality: QUALITY, effort }).toBuffer() });
    }
    const focalPoint = shape === 'free' || quick ? null : await focalPointOf(pixels, width, height);
    return { width, height, renditions, preview: await previewOf(pixels, tall), focalPoint };
  });
  if (trial) for (const rendition of result.renditions) trail.kept.push(await storedPicture(rendition.bytes));
  return result;
}

/**
 * A blurred preview of a few dozen pixels.
 * @param {() => sharp.Sharp} pixels
 * @param {number} tall
 */
async function previewOf(pixels, tall) {
  const small = await pixels()
    .resize(PREVIEW_WIDTH, Math.max(1, Math.round(PREVIEW_WIDTH * tall)))
    .blur(0.6)
    .png()
    .toBuffer();
  for (const quality of PREVIEW_QUALITIES) {
    const bytes = await encodePreview(small, quality);
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (uri.length <= PREVIEW_LIMIT) return uri;
  }
  throw new Refused('unreadable');
}

/**
 * @param {() => sharp.Sharp} pixels
 * @param {number} width
 * @param {number} height
 * @returns {Promise<Point | null>}
 */
async function focalPointOf(pixels, width, height) {
  const { info } = await pixels()
    .resize(POINT_SIZE, POINT_SIZE, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = POINT_SIZE / Math.min(width, height);
  const x = Math.round((100 * (info.attentionX ?? 0)) / (width * scale));
  const y = Math.round((100 * (info.attentionY ?? 0)) / (height * scale));
  return x >= LIKELY.left && x <= LIKELY.right && y >= LIKELY.top && y <= LIKELY.bottom ? { x, y } : null;
}

/**
 * @param {Buffer} png
 * @param {number} quality
 */
const encodePreview = (png, quality) => sharp(png).webp({ quality, effort: 6 }).toBuffer();

process.on('message', async (/** @type {PhotoJob} */ job) => {
  const trail = new Trail();
  try {
    process.send?.({ result: await render(job, trail), ...trail.of(job) });
  } catch (error) {
    process.send?.({ refusal: error instanceof Refused ? error.reason : 'unreadable', ...trail.of(job) });
  }
});
// No result is needed once the API has ended.
process.on('disconnect', () => process.exit(0));
