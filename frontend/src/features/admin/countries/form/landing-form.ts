import type { CountryLandingContent, EditableLanding } from '../../../../api/admin-countries';

/** Rules for a text beyond its length. */
export type TextRule = 'path' | 'url' | 'day' | 'hreflang' | 'countryCode' | 'flag';

export interface TextField {
  kind: 'text';
  /** Maximum length in characters. */
  most: number;
  rule?: TextRule;
  /** May be empty, and is then left out. */
  optional?: boolean;
}
export interface NumberField {
  kind: 'number';
  least: number;
  most: number;
}
export interface ChoiceField {
  kind: 'choice';
  options: readonly string[];
}
/** A list of short texts. */
export interface TextsField {
  kind: 'texts';
  least: number;
  most: number;
  /** Maximum length of each in characters. */
  longest: number;
}
/** A list of parts with fields of their own. */
export interface PartsField<Part = unknown> {
  kind: 'parts';
  least: number;
  most: number;
  fields: Fields<Part>;
}
/** Fields that belong together. */
export interface GroupField<Group = unknown> {
  kind: 'group';
  fields: Fields<Group>;
}
export type Field = TextField | NumberField | ChoiceField | TextsField | PartsField | GroupField;

type FieldOf<Value> = Value extends string
  ? TextField | ChoiceField
  : Value extends number
    ? NumberField
    : Value extends string[]
      ? TextsField
      : Value extends (infer Part)[]
        ? PartsField<Part>
        : GroupField<Value>;

/** Every field of a type, in the order of the form. A new field of the API that is missing here does not compile. */
type Fields<Value> = unknown extends Value
  ? Record<string, Field>
  : { [Name in keyof Value & string]-?: FieldOf<NonNullable<Value[Name]>> };

const text = (most = 400): TextField => ({ kind: 'text', most });
const ruled = (rule: TextRule, most: number): TextField => ({ kind: 'text', most, rule });
const texts = (least: number, most: number, longest = 160): TextsField => ({ kind: 'texts', least, most, longest });
const choice = (...options: string[]): ChoiceField => ({ kind: 'choice', options });
const group = <Within>(fields: Within) => ({ kind: 'group' as const, fields });
const parts = <Within>(least: number, most: number, fields: Within) => ({
  kind: 'parts' as const,
  least,
  most,
  fields,
});

/** Addresses have no length limit in the API; no real one is longer. */
const LONGEST_ADDRESS = 2_000;
const url = ruled('url', LONGEST_ADDRESS);
const path = ruled('path', LONGEST_ADDRESS);
const day = ruled('day', 10);

const point = { title: text(120), text: text(700) };
const figure = { value: text(40), label: text(140) };
const action = group({ label: text(80), path });

/** The fields of a country's page, from which the form is built. */
export const landingForm: Fields<CountryLandingContent & Pick<EditableLanding, 'checkedOn'>> = {
  checkedOn: day,
  countryCode: ruled('countryCode', 2),
  flagEmoji: ruled('flag', 4),
  sources: parts(2, 20, { title: text(160), url, checkedOn: day }),
  seo: group({ title: text(70), description: text(200), keywords: texts(3, 15, 60), hreflang: ruled('hreflang', 5) }),
  hero: group({
    headline: text(90),
    subheadline: text(300),
    primaryAction: action,
    secondaryAction: action,
    trustIndicators: texts(2, 4, 90),
    stats: parts(2, 4, figure),
    features: parts(3, 3, point),
  }),
  whyAustralia: group({
    headline: text(120),
    promotionalText: text(900),
    benefits: parts(3, 6, point),
    images: parts(4, 8, {
      name: choice('flags', 'schoolyard', 'verandah', 'campfire'),
      alt: text(160),
      caption: text(80),
    }),
    statistics: parts(2, 4, figure),
  }),
  cityDiscovery: group({
    headline: text(120),
    text: text(500),
    cities: parts(4, 6, {
      id: choice('sydney', 'melbourne', 'brisbane', 'perth', 'adelaide', 'canberra'),
      name: text(40),
      state: text(60),
      description: text(600),
      stats: group({ population: text(80), climate: text(120), averageCost: text(120), auPairFamilies: text(80) }),
      highlights: texts(2, 5),
      bestFor: texts(1, 4),
      personality: texts(2, 5, 40),
    }),
    note: text(400),
  }),
  requirements: group({
    headline: text(120),
    text: text(500),
    items: parts(4, 8, point),
    visa: group({
      title: text(140),
      text: text(900),
      facts: parts(3, 6, figure),
      notes: texts(1, 6, 600),
      newZealand: group(point),
      links: parts(2, 6, { label: text(140), url }),
    }),
  }),
  process: group({
    headline: text(120),
    text: text(500),
    steps: parts(3, 6, { ...point, duration: text(60) }),
    successStats: parts(2, 4, figure),
    adventureSection: group({ ...point, ideas: texts(2, 6, 240) }),
  }),
  features: group({ headline: text(120), items: parts(4, 8, point) }),
  testimonials: group({
    headline: text(120),
    sampleNote: text(240),
    items: parts(2, 4, {
      quote: text(400),
      name: text(60),
      age: { kind: 'number', least: 18, most: 45 },
      city: text(60),
      country: text(60),
      duration: text(60),
      location: text(80),
    }),
  }),
  faq: group({ headline: text(120), items: parts(5, 12, { question: text(160), answer: text(1200) }) }),
  resources: group({
    headline: text(120),
    text: text(400),
    items: parts(3, 8, { ...point, path: { ...path, optional: true }, url: { ...url, optional: true } }),
  }),
  cta: group({ headline: text(90), text: text(300), primaryAction: action, secondaryAction: action }),
  labels: group({
    chooseCity: text(80),
    population: text(60),
    climate: text(60),
    averageCost: text(60),
    auPairFamilies: text(60),
    highlights: text(60),
    bestFor: text(60),
    personality: text(60),
    searchCity: text(80),
    officialLinks: text(60),
    checkedOn: text(60),
    sources: text(60),
    newTab: text(60),
    yearsOld: text(40),
    images: text(80),
  }),
};

/** The form's sections, in the order of the page. */
export const SECTIONS = [
  'hero',
  'whyAustralia',
  'cityDiscovery',
  'requirements',
  'process',
  'features',
  'testimonials',
  'faq',
  'resources',
  'cta',
  'labels',
  'seo',
  'page',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The section of a field, by its path: fields without a section belong to the page as a whole. */
export function sectionOf(path: string): Section {
  const [first] = path.split('.');
  return SECTIONS.find((section) => section === first) ?? 'page';
}
