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
  size: { title: 'Size', text: 'There is something in it, and not too much.' },
  type: { title: 'Kind', text: 'What its bytes say, what it is said to be, and how its name ends.' },
  malware: { title: 'Harmful content', text: 'The virus scanners’ test file is looked for.' },
  contents: { title: 'What the document contains', text: 'No scripts, macros, locks or files inside of it.' },
  open: { title: 'Opened as a picture', text: 'In a separate, isolated process.' },
  crop: { title: 'Cut to shape', text: 'The largest part of four by five in the middle, 400 pixels wide at least.' },
  redraw: { title: 'Drawn anew', text: 'Upright, pixel by pixel; nothing else of the file goes along.' },
  renditions: { title: 'Made in three widths', text: 'As WebP, with a blur to show while it loads.' },
  name: { title: 'Name', text: 'Its ending fits what it is.' },
  storage: { title: 'Kept', text: 'A trial ends here.' },
};

/** Why a step was skipped. */
const skipped: Partial<Words<UploadTrialStepName>> = {
  malware: 'A photo is drawn anew, so nothing but what one sees of it is kept.',
  contents: 'This is not a document that could hold anything.',
  open: 'This is not a picture.',
  redraw: 'This is not a picture. It is kept byte by byte.',
  storage: 'A trial keeps nothing. A real upload would be kept now.',
};

const metadata: Words<PictureMetadataName> = {
  gps_position: 'Where it was taken (GPS)',
  gps_time: 'Day by satellite',
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
export const uploadTrialMessages = {
  title: 'Upload test',
  text: 'What happens to a file that someone uploads, step by step. Nothing of it is kept; the audit log notes that you tried one.',
  purposes,
  purposeLabel: 'Try it as',
  drop: 'Drop a file here',
  or: 'or',
  choose: 'Choose a file',
  again: (name: string) => `Try ${name} again`,
  limit: 'Any file up to 25 MB, even one that you expect to fail.',
  sending: (name: string, percent: number) => `Sending ${name}: ${percent}%`,
  looking: (name: string) => `${name} is being looked into …`,
  progress: 'Sent',
  empty: {
    title: 'No file tried yet',
    text: 'You will see each step with its result and time, what a picture reveals about location and camera, what would be stored, and the error message for a file that is not accepted.',
  },
  failed: { title: 'The file could not be tried', again: 'Try again' },
  verdict: {
    label: 'What happened',
    taken: (noun: string) => `It would be taken as ${noun}`,
    takenText: (kept: number) =>
      kept === 1 ? 'One file would be kept.' : `${kept} files would be kept, and nothing of the original.`,
    refused: (noun: string) => `It would not be accepted as ${noun}`,
    reads: 'Its sender reads:',
    code: (code: string, status: number) => `Error ${code}, HTTP ${status}`,
  },
  facts: {
    title: 'The file',
    name: 'Name',
    declared: 'Said to be',
    detected: 'Is by its bytes',
    unknown: 'Of no kind that we know',
    unsaid: 'Nothing said',
    differs: 'Not the same',
    size: 'Size',
    bytes: (count: string) => `${count} bytes`,
    pixels: 'Pixels, upright',
    sha256: 'SHA-256',
  },
  steps: { title: 'Step by step', names: steps, skipped, outcomes, ms: (ms: string) => `${ms} ms` },
  carried: {
    title: 'What the picture carries',
    nothing: 'Nothing but pixels.',
    columns: { name: 'What', value: 'Says', left: 'After that' },
    names: metadata,
    block: (size: string) => `${size} of data`,
    removed: 'Removed',
    stays: 'Stays',
    refused: 'Not kept',
    place: (position: string) => `This picture says where it was taken: ${position}`,
    placeRemoved: 'That is gone from everything that would be kept.',
    placeRefused: 'The file is not accepted, so none of this is stored.',
  },
  kept: {
    title: 'What would be kept',
    pixels: (width: number, height: number) => `${width} × ${height} pixels`,
    clean: 'Carries nothing but pixels',
    carries: (what: string) => `Still carries: ${what}`,
    unchanged: 'Byte by byte as it came. What the document says about its author stays in it.',
    picture: (name: string) => `How ${name} would look`,
  },
} as const;
