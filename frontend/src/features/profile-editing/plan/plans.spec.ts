import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { auPairSchema, emptyAuPair } from './au-pair-plan';
import { auPairSteps } from './au-pair-steps';
import { emptyFamily, familySchema, familySteps } from './family-plan';

interface Limits {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}
const contract = JSON.parse(readFileSync(new URL('../../../../../backend/openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, { properties: Record<string, Limits>; required?: string[] }> };
};

/** Values just inside and just outside the limits of the contract. */
function edgesOf({ minLength, maxLength, minimum, maximum }: Limits): { inside: unknown[]; outside: unknown[] } {
  if (maxLength !== undefined) {
    const shortest = minLength ?? 0;
    return {
      inside: ['x'.repeat(shortest), 'x'.repeat(maxLength)],
      outside: ['x'.repeat(maxLength + 1), ...(shortest > 0 ? ['x'.repeat(shortest - 1)] : [])],
    };
  }
  if (minimum !== undefined && maximum !== undefined)
    return { inside: [minimum, maximum], outside: [minimum - 1, maximum + 1, minimum + 0.5] };
  return { inside: [], outside: [] };
}

describe.each([
  ['V01 the family form', 'FamilyProfileInput', familySchema, emptyFamily, familySteps],
  ['V02 the au pair form', 'AuPairProfileInput', auPairSchema, emptyAuPair, auPairSteps],
] as const)('%s', (_title, schemaName, schema, empty, steps) => {
  const properties = contract.components.schemas[schemaName]?.properties ?? {};
  const fields = schema.shape as Record<string, { safeParse: (value: unknown) => { success: boolean } }>;

  it('N02 has exactly the limits of the API', () => {
    const differing = Object.entries(properties).flatMap(([name, limits]) => {
      const field = fields[name];
      if (!field) return [];
      const { inside, outside } = edgesOf(limits);
      const right =
        inside.every((value) => field.safeParse(value).success) &&
        outside.every((value) => !field.safeParse(value).success);
      return right ? [] : [name];
    });
    expect(differing).toEqual([]);
  });

  it('asks for every field of the API except pausing, which has its own button', () => {
    expect(Object.keys(fields).sort()).toEqual(
      Object.keys(properties)
        .filter((name) => name !== 'active')
        .sort(),
    );
  });

  it('asks for each of its fields in one step', () => {
    const asked: string[] = steps.flatMap((step) => step.fields.map(({ name }) => name));
    const byItself = ['photos', ...(schemaName === 'FamilyProfileInput' ? ['numberOfChildren'] : [])];
    expect([...asked, ...byItself].sort()).toEqual(Object.keys(empty).sort());
  });
});

describe('The words of the rules', () => {
  const problem = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
    result.error?.issues[0]?.message;

  it.each([
    [familySchema.shape.familyName.safeParse('A'), 'Family name must be at least 2 characters'],
    [familySchema.shape.location.safeParse(''), 'Location is required'],
    [familySchema.shape.aboutUs.safeParse('Short'), 'Please provide at least 50 characters about your family'],
    [familySchema.shape.aboutUs.safeParse('x'.repeat(2001)), 'About section cannot exceed 2000 characters'],
    [familySchema.shape.childrenAges.safeParse(''), 'Please specify the ages of your children'],
    [familySchema.shape.hoursPerWeek.safeParse(4), 'Hours per week must be at least 5'],
    [familySchema.shape.hoursPerWeek.safeParse(61), 'Hours per week cannot exceed 60'],
    [auPairSchema.shape.age.safeParse(17), 'Age must be at least 18'],
    [auPairSchema.shape.age.safeParse(46), 'Age cannot exceed 45'],
  ])('V01 V02 are those of the specification: %#', (result, words) => {
    expect(problem(result)).toBe(words);
  });
});
