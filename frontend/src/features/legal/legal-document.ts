import type { Region } from '../../config/regions';

/** The facts about the installation that a legal text needs. */
export interface LegalFacts {
  product: string;
  /** Address of the site. */
  site: string;
  /** The contact address, as a link. */
  mail: string;
  /** The operator of the installation, with number and address; null unless configured. */
  operator: string | null;
  /** The hosts of the scripts of optional services, such as `example.org`; empty without such services. */
  services: { analytics?: string; sessionRecording?: string };
  region: Region;
}

/** One thing of a list of things, with what there is to say about it. */
export interface LegalRow {
  term: string;
  /** The term is the name of something in a computer. */
  code?: boolean;
  text: string;
  /** Said in smaller type below: how long, who sees it. */
  aside?: string;
}

/** A paragraph, a list, or rows of things. Words may carry `[links](/path)`, `**weight**` and `` `names` ``. */
export type LegalBlock = string | { list: readonly string[] } | { rows: readonly LegalRow[] };

export interface LegalSection {
  id: string;
  title: string;
  /** The section in one sentence, set next to it. */
  gloss: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  description: string;
  lead: string;
  /** ISO day of the last change of the text. */
  changed: string;
  /** The short version. */
  short: readonly string[];
  sections: readonly LegalSection[];
}
