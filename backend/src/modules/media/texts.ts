/** Texts of the media module. */
export const messages = {
  file: {
    missing: 'Please choose a photo',
    tooLarge: 'A photo can be 10 MB at most.',
    wrongType: 'Please choose a JPEG, PNG or WebP picture.',
    notMultipart: 'Send the file as multipart/form-data.',
    broken: 'The upload was incomplete. Please try again.',
    stalled: 'The upload stopped halfway. Please try again.',
  },
  document: {
    missing: 'Please choose a file',
    tooLarge: 'A file can be 15 MB at most.',
    wrongType: 'Please choose a PDF, JPEG or PNG file.',
    adultId: 'adultId must be the id of an adult at home',
  },
  attachment: {
    missing: 'Please choose a file',
    tooLarge: 'A file can be 15 MB at most.',
    wrongType: 'Please choose a JPEG, PNG or WebP photo, or a PDF.',
  },
  voice: {
    missing: 'This recording is empty',
    tooLarge: 'A voice message can be 8 MB at most.',
    waveform: 'waveform must be a JSON array of 16 to 64 whole numbers from 0 to 100',
    waveformAlone: 'waveform is accepted only with a recording',
  },
  download: {
    missing: 'Please choose a file',
    tooLarge: 'A file can be 25 MB at most.',
    wrongType:
      'Please choose a PDF, a Word, Excel, PowerPoint or OpenDocument file, a JPEG, PNG or WebP picture, a CSV or a plain text file.',
    wrongName: (type: string, ending: string) =>
      `The content of this file is ${type}, but its name ends in .${ending}. Please rename it.`,
    encrypted: 'This file is protected by a password. Please save it without one.',
    active: 'This file contains macros or programs. Please save it without them.',
  },
  trial: { purpose: 'purpose must be photo, evidence or download' },
  focalPoint: 'x and y must be whole percentages between 0 and 100',
  crop: {
    malformed: 'crop must have x, y, width and height, each a fraction between 0 and 1',
    wrongShape: 'crop must be four wide by five high, or four wide by three high',
  },
  unknownField: (name: string) => `${name} is not accepted here`,
  photos: {
    unknown: 'One of these photos is not yours or was deleted. Please choose it again.',
    twice: 'Each photo can be shown once',
  },
} as const;
