import type { IStylesOptions } from 'docx';
import { PALETTE } from '../../../../platform/pdf/index.js';

/** Fonts that every office suite has, because ours may not be installed. */
export const SERIF = 'Georgia';
export const SANS = 'Calibri';

/** `#144E6B` in Word's format. */
export const hex = (colour: string): string => colour.replace('#', '');

/** Sizes in half-points, spaces in twentieths of a point. */
export const DOCX_STYLES: IStylesOptions = {
  default: {
    document: { run: { font: SANS, size: 21, color: hex(PALETTE.ink) } },
    title: {
      run: { font: SERIF, size: 52, bold: true, color: hex(PALETTE.ink) },
      paragraph: { spacing: { before: 160, after: 80 } },
    },
    heading1: {
      run: { font: SERIF, size: 30, bold: true, color: hex(PALETTE.tasman) },
      paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
    },
    heading2: {
      run: { font: SANS, size: 23, bold: true, color: hex(PALETTE.ink) },
      paragraph: { spacing: { before: 200, after: 60 }, keepNext: true },
    },
    hyperlink: { run: { color: hex(PALETTE.tasman), underline: {} } },
  },
  paragraphStyles: [
    {
      id: 'Body',
      name: 'Body',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { spacing: { after: 120, line: 288 } },
    },
    {
      id: 'Cell',
      name: 'Cell',
      basedOn: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { before: 40, after: 40 } },
    },
    {
      id: 'Label',
      name: 'Label',
      basedOn: 'Normal',
      run: { size: 16, color: hex(PALETTE.muted) },
      paragraph: { spacing: { before: 40, after: 40 } },
    },
    {
      id: 'Source',
      name: 'Source',
      basedOn: 'Normal',
      run: { size: 17, color: hex(PALETTE.muted) },
      paragraph: { spacing: { after: 40 } },
    },
  ],
};
