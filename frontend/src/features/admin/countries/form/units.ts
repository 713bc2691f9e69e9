import type { EditableLanding, LandingEditInput } from '../../../../api/admin-countries';
import { landingForm, type Field, type GroupField } from './landing-form';

/**
 * What is edited, compared and chosen as one: a field or a whole list, by its path such as `hero.headline`. A group is
 * the units within it.
 */
export interface Unit {
  path: string;
  field: Exclude<Field, GroupField>;
}

/** A country's page as the form holds it: the value of each unit, by its path. */
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

/** A page taken apart. */
export const fieldsOfLanding = ({
  content,
  checkedOn,
}: Pick<EditableLanding, 'content' | 'checkedOn'>): CountryFields =>
  Object.fromEntries(UNITS.map(({ path }) => [path, at({ ...content, checkedOn }, path)]));

/** A page put together again, as the API takes it. What may be left empty and is, is left out. */
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

/** The id of a field's control, to which the list of problems leads. */
export const fieldId = (path: string): string => `country-${path.replaceAll('.', '-')}`;

/** Whether a field is a unit of the form, or stands in it. */
export const isWithin = (path: string, unit: string): boolean => path === unit || path.startsWith(`${unit}.`);
