import type {
  PictureMetadataName,
  UploadPurpose,
  UploadTrialOutcome,
  UploadTrialStepName,
} from '../../../api/admin-upload-trials';

type Words<Name extends string, Said = string> = Record<Name, Said>;

const purposes: Words<UploadPurpose, { title: string; text: string; noun: string }> = {
  photo: { title: 'A photo of a profile', text: 'JPEG, PNG or WebP, 10 MB at most.', noun: 'a photo' },
  evidence: { title: 'A document for verification', text: 'PDF, JPEG or PNG, 15 MB at most.', noun: 'a document' },
  download: {
    title: 'A file of a guide',
    text: 'PDF, office documents, pictures, CSV or text, 25 MB at most.',
    noun: 'a file of a guide',
  },
};

const outcomes: Words<UploadTrialOutcome> = {
  passed: 'Passed',
  refused: 'Not accepted',
  skipped: 'Skipped',
  not_reached: 'Not reached',
};

const steps: Words<UploadTrialStepName, { title: string; text: string }> = {
  size: { title: 'Size', text: 'Not empty, and not too large.' },
  type: { title: 'Kind', text: 'Compares its content, its declared type and its extension.' },
  malware: { title: 'Harmful content', text: 'Checks for the virus scanners’ test file.' },
  contents: { title: 'What the document contains', text: 'No scripts, macros, passwords or embedded files.' },
  open: { title: 'Opened as a picture', text: 'In a separate, isolated process.' },
  crop: { title: 'Cut to shape', text: 'The largest part of four by five in the middle, 400 pixels wide at least.' },
  redraw: { title: 'Redrawn', text: 'Upright, pixel by pixel. Nothing else from the file is kept.' },
  renditions: { title: 'Made in three widths', text: 'As WebP, with a blur to show while it loads.' },
  name: { title: 'Name', text: 'Its extension matches its type.' },
  storage: { title: 'Stored', text: 'A test ends here.' },
};

/** Why a step was skipped. */
const skipped: Partial<Words<UploadTrialStepName>> = {
  malware: 'A photo is redrawn, so only the visible picture is kept.',
  contents: 'This file type cannot contain anything harmful.',
  open: 'This is not a picture.',
  redraw: 'This is not a picture. It is stored unchanged.',
  storage: 'A test stores nothing. A real upload would be stored now.',
};

const metadata: Words<PictureMetadataName> = {
  gps_position: 'Where it was taken (GPS)',
  gps_time: 'GPS date',
  camera: 'Camera',
  serial_number: 'Serial number of the camera',
  owner: 'Owner of the camera',
  author: 'Author',
  copyright: 'Copyright',
  description: 'Description',
  software: 'Software',
  taken_at: 'When it was taken',
  exif: 'EXIF block',
  xmp: 'XMP block',
  icc_profile: 'Colour profile',
  iptc: 'IPTC block',
  comments: 'Comments',
};

/** Texts of the upload trials. */
export const uploadTrialTexts = {
  title: 'Upload test',
  text: 'See what happens to an uploaded file, step by step. The file is not stored. The audit log records that you tested one.',
  purposes,
  purposeLabel: 'Test it as',
  drop: 'Drop a file here',
  or: 'or',
  choose: 'Choose a file',
  again: (name: string) => `Try ${name} again`,
  limit: 'Any file up to 25 MB, even one you expect to fail.',
  sending: (name: string, percent: number) => `Sending ${name}: ${percent}%`,
  looking: (name: string) => `Checking ${name} …`,
  progress: 'Sent',
  empty: {
    title: 'No file tested yet',
    text: 'You will see each step with its result and time, what a picture reveals about location and camera, what would be stored, and the error message for a file that is not accepted.',
  },
  failed: { title: 'The file could not be tested', again: 'Try again' },
  verdict: {
    label: 'What happened',
    taken: (noun: string) => `It would be accepted as ${noun}`,
    takenText: (kept: number) =>
      kept === 1 ? 'One file would be stored.' : `${kept} files would be stored, and nothing of the original.`,
    refused: (noun: string) => `It would not be accepted as ${noun}`,
    reads: 'The uploader sees:',
    code: (code: string, status: number) => `Error ${code}, HTTP ${status}`,
  },
  facts: {
    title: 'The file',
    name: 'Name',
    declared: 'Declared type',
    detected: 'Detected type',
    unknown: 'Unknown type',
    unsaid: 'Not declared',
    differs: 'Different',
    size: 'Size',
    bytes: (count: string) => `${count} bytes`,
    pixels: 'Pixels, upright',
    sha256: 'SHA-256',
  },
  steps: { title: 'Step by step', names: steps, skipped, outcomes, ms: (ms: string) => `${ms} ms` },
  carried: {
    title: 'Hidden data in the picture',
    nothing: 'Only pixels.',
    columns: { name: 'Data', value: 'Value', left: 'After upload' },
    names: metadata,
    block: (size: string) => `${size} of data`,
    removed: 'Removed',
    stays: 'Stays',
    refused: 'Not kept',
    place: (position: string) => `This picture says where it was taken: ${position}`,
    placeRemoved: 'It is removed from everything that would be stored.',
    placeRefused: 'The file is not accepted, so none of this is stored.',
  },
  kept: {
    title: 'What would be stored',
    pixels: (width: number, height: number) => `${width} × ${height} pixels`,
    clean: 'Contains only pixels',
    carries: (what: string) => `Still contains: ${what}`,
    unchanged: 'Unchanged. What the document says about its author stays in it.',
    picture: (name: string) => `How ${name} would look`,
  },
} as const;
