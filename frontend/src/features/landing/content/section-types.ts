import type { FactRegion, LegalFacts } from '../../../content/facts';
import type { Source } from './sources';

/** A line that a reader may rely on. Without a source it is custom, and says so. */
interface Fact {
  term: string;
  text: string;
  source?: Source;
}

/** A heading, what stands under it, and its lines. */
export interface FactList {
  title: string;
  intro: string;
  facts: readonly Fact[];
}

interface Stage {
  when: string;
  text: string;
}

export interface Stages {
  title: string;
  stages: readonly Stage[];
}

export interface Grid {
  title: string;
  intro: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  source: Source;
}

/** The first screen of a landing. */
export interface LandingHeadWords {
  title: string;
  description: string;
  headline: readonly [before: string, stressed: string, after: string];
  text: string;
  featured: { title: string; text: string };
}

/** The rules of its country, the first weeks, and the closing section. */
export interface LandingRules<Region extends FactRegion> {
  rules: (facts: LegalFacts<Region>) => FactList;
  weeks: Stages;
  close: string;
}
