import type { SourceLink } from '../../../platform/seeding/index.js';
import type { Inline } from '../../../platform/pdf/index.js';
import { regionFacts, type Region, type RegionFacts } from '../../country/index.js';

export interface ListItem {
  /** A box to tick; null where the list has none. */
  box: boolean | null;
  text: Inline[];
}

/** A labelled space to write into. `share` is its part of the row's width. */
export interface Field {
  label: string;
  share: number;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'note'; paragraphs: Inline[][] }
  /** An empty cell is a space to write into. */
  | { kind: 'table'; shares: number[]; rowHeight: number; header: Inline[][]; rows: Inline[][][] }
  | { kind: 'fields'; rows: Field[][] }
  /** Empty lines to write on. */
  | { kind: 'lines'; count: number }
  | { kind: 'signatures'; parties: string[] }
  /** Telephone numbers that must be read from across the room. */
  | { kind: 'calls'; calls: { number: string; label: string }[] }
  | { kind: 'page' };

/** A document to print, sign or put on the fridge: written once, made as PDF and as Word file. */
export interface TemplateDocument {
  /** Its file name, without ending. */
  name: string;
  title: string;
  subtitle: string;
  region: Region | null;
  landscape: boolean;
  /** Set smaller, to fit on as few pages as it can. */
  compact: boolean;
  /** What a reader must know before relying on it; null where there is nothing to rely on. */
  caution: string | null;
  /** The day on which its facts were last checked: `2026-11-20`. */
  checkedOn: string;
  sources: SourceLink[];
  blocks: Block[];
}

/** Whose paper it is. */
export interface Letterhead {
  productName: string;
  /** Where the newest version is. */
  url: string;
}

/** A document for both countries is written and coloured as those for Australia. */
export const documentRegion = (region: Region | null): RegionFacts => regionFacts(region ?? 'australia');
