import type { SourceLink } from '../../../platform/seeding/index.js';
import type { Inline } from '../../../platform/pdf/index.js';
import { regionFacts, type Region, type RegionFacts } from '../../country/index.js';

export interface ListItem {
  /** A checkbox; null if the list has none. */
  box: boolean | null;
  text: Inline[];
}

/** A labelled blank field. `share` is its part of the row's width. */
export interface Field {
  label: string;
  share: number;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'note'; paragraphs: Inline[][] }
  /** An empty cell is a blank field. */
  | { kind: 'table'; shares: number[]; rowHeight: number; header: Inline[][]; rows: Inline[][][] }
  | { kind: 'fields'; rows: Field[][] }
  /** Blank lines to write on. */
  | { kind: 'lines'; count: number }
  | { kind: 'signatures'; parties: string[] }
  /** Telephone numbers in large type. */
  | { kind: 'calls'; calls: { number: string; label: string }[] }
  | { kind: 'page' };

/** A printable template: written once, created as PDF and Word file. */
export interface TemplateDocument {
  /** Its file name, without extension. */
  name: string;
  title: string;
  subtitle: string;
  region: Region | null;
  landscape: boolean;
  /** In smaller type, to fit on fewer pages. */
  compact: boolean;
  /** A warning for the reader; null if there is none. */
  caution: string | null;
  /** The day on which its facts were last checked: `2026-11-20`. */
  checkedOn: string;
  sources: SourceLink[];
  blocks: Block[];
}

/** The letterhead of a template. */
export interface Letterhead {
  productName: string;
  /** Where the newest version is. */
  url: string;
}

/** A template for both countries uses Australia's language and colours. */
export const documentRegion = (region: Region | null): RegionFacts => regionFacts(region ?? 'australia');
