// @ts-check
/**
 * Personal data in an EXIF block. Reads only within its bounds and skips invalid values. The numbers are those of the
 * EXIF standard (CIPA DC-008).
 */

/** @typedef {import('./trial-job.js').MetadataName} MetadataName */
/** @typedef {{ type: number, count: number, at: number }} Field */
/** @typedef {{ bytes: Buffer, little: boolean }} Block */

const ASCII = 2;
const RATIONAL = 5;
const SIZE_BY_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const MOST_FIELDS = 200;
const LONGEST_TEXT = 120;

const EXIF_DIRECTORY = 0x8769;
const GPS_DIRECTORY = 0x8825;
/** @type {[number, MetadataName][]} */
const TEXTS = [
  [0x010e, 'description'],
  [0x0131, 'software'],
  [0x013b, 'author'],
  [0x8298, 'copyright'],
];
/** @type {[number, MetadataName][]} */
const EXIF_TEXTS = [
  [0x9003, 'taken_at'],
  [0xa430, 'owner'],
  [0xa431, 'serial_number'],
];

/** @param {Block} block @param {number} at */
const short = ({ bytes, little }, at) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
/** @param {Block} block @param {number} at */
const long = ({ bytes, little }, at) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));

/**
 * The fields of one directory by their number.
 * @param {Block} block
 * @param {number} at
 * @returns {Map<number, Field>}
 */
function directory(block, at) {
  const fields = new Map();
  const count = Math.min(short(block, at), MOST_FIELDS);
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + 12 * index;
    const type = short(block, entry + 2);
    const values = long(block, entry + 4);
    const size = (SIZE_BY_TYPE[type] ?? 0) * values;
    const place = size <= 4 ? entry + 8 : long(block, entry + 8);
    if (size > 0 && place + size <= block.bytes.length) {
      fields.set(short(block, entry), { type, count: values, at: place });
    }
  }
  return fields;
}

/** @param {Block} block @param {Field | undefined} field */
function text({ bytes }, field) {
  if (field?.type !== ASCII) return null;
  const end = field.at + Math.min(field.count, LONGEST_TEXT);
  const value = bytes.toString('utf8', field.at, end).split('\0')[0] ?? '';
  return value.replace(/\p{C}/gu, '').trim() || null;
}

/** @param {Block} block @param {Field | undefined} field */
function rationals(block, field) {
  if (field?.type !== RATIONAL) return [];
  return Array.from({ length: Math.min(field.count, 3) }, (_, index) => {
    const at = field.at + 8 * index;
    return long(block, at) / (long(block, at + 4) || 1);
  });
}

/** @param {Block} block @param {Map<number, Field>} gps @param {number} hemisphere @param {number} number */
function degrees(block, gps, hemisphere, number) {
  const [whole, minutes = 0, seconds = 0] = rationals(block, gps.get(number));
  const side = text(block, gps.get(hemisphere));
  if (whole === undefined || side === null) return null;
  return `${(whole + minutes / 60 + seconds / 3600).toFixed(5)}° ${side}`;
}

/**
 * @param {Buffer} exif as it stands in the file, with or without `Exif\0\0` in front
 * @returns {[MetadataName, string][]}
 */
export function exifFacts(exif) {
  const bytes = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const block = { bytes, little: bytes.toString('latin1', 0, 2) === 'II' };
  /** @type {[MetadataName, string | null][]} */
  const facts = [];
  try {
    const main = directory(block, long(block, 4));
    const inner = main.get(EXIF_DIRECTORY);
    const gpsAt = main.get(GPS_DIRECTORY);
    const details = inner ? directory(block, long(block, inner.at)) : new Map();
    const gps = gpsAt ? directory(block, long(block, gpsAt.at)) : new Map();
    const position = [degrees(block, gps, 1, 2), degrees(block, gps, 3, 4)];
    const camera = [text(block, main.get(0x010f)), text(block, main.get(0x0110))];
    facts.push(
      ['gps_position', position.every(Boolean) ? position.join(', ') : null],
      ['gps_time', text(block, gps.get(29))],
      ['camera', camera.filter(Boolean).join(' ') || null],
      ...TEXTS.map(([number, name]) => /** @type {const} */ ([name, text(block, main.get(number))])),
      ...EXIF_TEXTS.map(([number, name]) => /** @type {const} */ ([name, text(block, details.get(number))])),
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return facts.flatMap(([name, value]) =>
    value === null ? [] : [/** @type {[MetadataName, string]} */ ([name, value])],
  );
}
