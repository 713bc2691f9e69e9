import type { EditableLanding, LandingEditInput } from '../../../../api/admin-countries';
import { landingForm, type Field, type GroupField } from './landing-form';

/**
 * A unit is edited, compared and merged as a whole: a field or a list, with a path such as `hero.headline`. A group
 * consists of units.
 */
export interface Unit {
  path: string;
  field: Exclude<Field, GroupField>;
}

/** A country's page in the form: the value of each unit, by path. */
export type CountryFields = Record<string, unknown>;

const unitsOf = (fields: Record<string, Field>, above = ''): Unit[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = above + name;
    return field.kind === 'group' ? unitsOf(field.fields, `${path}.`) : [{ path, field }];
  });

/** In the order of the form. */
export const UNITS: readonly Unit[] = unitsOf(landingForm);

/** A new, empty value of a field. */
export function blank(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'choice':
      return '';
    case 'number':
      return null;
    case 'texts':
    case 'parts':
      return [];
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, blank(inner)]));
  }
}

const at = (whole: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], whole);

/** Splits a page into its units. */
export const fieldsOfLanding = ({
  content,
  checkedOn,
}: Pick<EditableLanding, 'content' | 'checkedOn'>): CountryFields =>
  Object.fromEntries(UNITS.map(({ path }) => [path, at({ ...content, checkedOn }, path)]));

/** Builds a page from its units for the API. Empty optional values are left out. */
export function inputOf(fields: CountryFields, version: number): LandingEditInput {
  const whole: Record<string, unknown> = {};
  for (const { path, field } of UNITS) {
    const names = path.split('.');
    const last = names.pop() as string;
    let place = whole;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = sent(field, fields[path]);
  }
  const { checkedOn, ...content } = whole;
  return { version, checkedOn, content } as LandingEditInput;
}

function sent(field: Field, value: unknown): unknown {
  if (field.kind === 'text' && field.optional) return value === '' ? undefined : value;
  if (field.kind !== 'parts' || !Array.isArray(value)) return value;
  return value.map((part: Record<string, unknown>) => ({
    ...part,
    ...Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, sent(inner, part[name])])),
  }));
}

/** The id of a field's control, which the problem list links to. */
export const fieldId = (path: string): string => `country-${path.replaceAll('.', '-')}`;

/** Whether a field is a unit of the form, or part of one. */
export const isWithin = (path: string, unit: string): boolean => path === unit || path.startsWith(`${unit}.`);
