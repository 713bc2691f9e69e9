import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { EditableLanding } from '../../../../api/admin-countries';
import { landingForm, SECTIONS, sectionOf, type Field } from './landing-form';
import { problemsOf } from './problems';
import { labelOf, wholeLabelOf } from './field-labels';
import { fieldsOfLanding, inputOf, UNITS } from './units';

interface Schema {
  $ref?: string;
  allOf?: [Schema];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}
const contract = JSON.parse(
  readFileSync(new URL('../../../../../../backend/openapi.json', import.meta.url), 'utf8'),
) as {
  components: { schemas: Record<string, Schema> };
};
const resolved = (schema: Schema): Schema => {
  if (schema.allOf) return resolved(schema.allOf[0]);
  return schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
};

/** The contract's rules for a field in the terms of the form. */
function asForm(schema: Schema, required: boolean): object {
  const { properties, items, minItems, maxItems, enum: options, minimum, maximum, maxLength } = resolved(schema);
  const list = { least: minItems, most: maxItems };
  const entry = items && resolved(items);
  if (properties) return { kind: 'group', fields: formOf(resolved(schema)) };
  if (entry?.properties) return { kind: 'parts', ...list, fields: formOf(entry) };
  if (entry) return { kind: 'texts', ...list, longest: entry.maxLength };
  if (options) return { kind: 'choice', options };
  if (minimum !== undefined) return { kind: 'number', least: minimum, most: maximum };
  return { kind: 'text', ...(maxLength && { most: maxLength }), ...(!required && { optional: true }) };
}
const formOf = ({ properties = {}, required = [] }: Schema): Record<string, object> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, asForm(schema, required.includes(name))]),
  );

const content = (): EditableLanding['content'] => {
  const sample = (field: Field): unknown => {
    switch (field.kind) {
      case 'text':
        return field.rule ? SAMPLES[field.rule] : 'Words';
      case 'number':
        return field.least;
      case 'choice':
        return field.options[0];
      case 'texts':
        return Array.from({ length: field.least }, () => 'Words');
      case 'parts':
        return Array.from({ length: field.least }, () => sample({ kind: 'group', fields: field.fields }));
      case 'group':
        return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, sample(inner)]));
    }
  };
  const { checkedOn: _, ...whole } = sample({ kind: 'group', fields: landingForm }) as Record<string, unknown>;
  const made = whole as EditableLanding['content'];
  made.cityDiscovery.cities.forEach((city, index) => {
    city.id = (['sydney', 'melbourne', 'brisbane', 'perth'] as const)[index] ?? 'adelaide';
  });
  return made;
};
const SAMPLES = {
  path: '/auth',
  url: 'https://immi.homeaffairs.gov.au/visas',
  day: '2026-11-20',
  hreflang: 'fr',
  countryCode: 'FR',
  flag: '🇫🇷',
};
const landing = () => ({ content: content(), checkedOn: '2026-11-20' });

describe("The form of a country's page", () => {
  it('has the fields of the contract, with its limits', () => {
    const { checkedOn, ...described } = landingForm;
    expect(checkedOn).toMatchObject({ kind: 'text', rule: 'day' });
    // Fields with a rule of their own have no length in the contract; drawings are plain names there.
    expect(described).toMatchObject({
      ...formOf(contract.components.schemas['CountryLandingContent'] ?? {}),
      whyAustralia: expect.anything(),
    });
    const { whyAustralia } = formOf(contract.components.schemas['CountryLandingContent'] ?? {}) as {
      whyAustralia: { fields: { images: { fields: { name: object } } } };
    };
    whyAustralia.fields.images.fields.name = { kind: 'choice' };
    expect(described.whyAustralia).toMatchObject(whyAustralia);
  });

  it('calls every field by a name and shows it in a section', () => {
    for (const { path } of UNITS) {
      expect(labelOf(path)).not.toBe(path.split('.').at(-1));
      expect(SECTIONS).toContain(sectionOf(path));
    }
    expect(wholeLabelOf('faq.items.2.answer')).toBe('Questions, Question 3, Answer');
    expect(wholeLabelOf('cityDiscovery.cities.0.highlights.1')).toBe('Cities, City 1, Sight 2');
    expect(wholeLabelOf('checkedOn')).toBe('Facts and sources, Facts checked on');
  });

  it('returns unchanged values unchanged', () => {
    expect(inputOf(fieldsOfLanding(landing()), 3)).toEqual({ version: 3, ...landing() });
  });

  it('shows what the API would not accept at its field', () => {
    const given = landing();
    expect(problemsOf(fieldsOfLanding(given))).toEqual({});
    const { hero, faq, cityDiscovery, resources, testimonials, seo } = given.content;
    hero.headline = ' ';
    faq.items.splice(0, 1);
    (faq.items[1] as { answer: string }).answer = 'x'.repeat(1201);
    (cityDiscovery.cities[1] as { id: string }).id = 'sydney';
    Object.assign(resources.items[0] ?? {}, { path: '', url: '' });
    (testimonials.items[0] as { age: number }).age = 17;
    seo.keywords[2] = '';
    expect(problemsOf(fieldsOfLanding({ ...given, checkedOn: '2026-02-30' }))).toEqual({
      checkedOn: 'Please enter a date as YYYY-MM-DD',
      'hero.headline': 'Please write something here, 90 characters at most',
      'seo.keywords.2': 'Each entry needs 1 to 60 characters',
      'cityDiscovery.cities': 'Each city can be listed once',
      'testimonials.items.0.age': 'Please enter an age between 18 and 45',
      'faq.items': 'List 5 to 12 of these',
      'faq.items.1.answer': 'Please write something here, 1200 characters at most',
      'resources.items.0.path': 'Please enter a path of this site, such as /auth?type=aupair',
    });
  });
});
