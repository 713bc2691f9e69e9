import { readFileSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { describe, expect, it } from 'vitest';
import '../../src/app.module.js';

interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  [limit: string]: unknown;
}
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema; example?: object }> };
}
const { components, paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** How class-validator's rules appear in the contract; `each` rules on the items. */
const LIMITS: Record<string, (constraints: number[]) => Record<string, number | undefined>> = {
  maxLength: ([most = 0]) => ({ maxLength: most }),
  isLength: ([least = 0, most = 0]) => ({ ...(least > 0 && { minLength: least }), maxLength: most }),
  min: ([least = 0]) => ({ minimum: least }),
  max: ([most = 0]) => ({ maximum: most }),
  arrayMaxSize: ([most = 0]) => ({ maxItems: most }),
  arrayMinSize: ([least = 0]) => (least > 0 ? { minItems: least } : {}),
};

const KINDS: Record<string, Record<string, string | number>> = {
  isInt: { type: 'integer' },
  isIso8601: { format: 'date' },
  isEmail: { format: 'email', maxLength: 254 },
};

interface Rule {
  target: { name: string };
  propertyName: string;
  name?: string;
  each: boolean;
  constraints: number[];
}
const storage = getMetadataStorage();
const { validationMetadatas } = storage as unknown as { validationMetadatas: Map<() => void, unknown> };
/** Of all classes, with the rules that they inherit. */
const rules = [...validationMetadatas.keys()].flatMap((target) =>
  (storage.getTargetValidationMetadatas(target, '', false, false) as unknown as Rule[]).map((rule) => ({
    ...rule,
    target,
  })),
);

/** The parts of a rule that the contract lacks for the same property. */
function missingOf({ target, propertyName, name = '', each, constraints }: Rule): string[] {
  const { properties, required } = components.schemas[target.name] ?? {};
  const property = properties?.[propertyName];
  if (!property) return [];
  const documented = each ? (property.items ?? {}) : property;
  const expected = { ...LIMITS[name]?.(constraints), ...KINDS[name] };
  const missing = Object.entries(expected)
    .filter(([key, value]) => value !== undefined && documented[key] !== value)
    .map(([key, value]) => `${key} ${value}`);
  if (name === 'isOptional' && required?.includes(propertyName)) missing.push('may be omitted');
  return missing.map((what) => `${target.name}.${propertyName}: ${what}`);
}

describe('The contract', () => {
  it('says every limit of a body that is validated', () => {
    expect(rules.length).toBeGreaterThan(500);
    expect(rules.flatMap(missingOf)).toEqual([]);
  });

  it('shows only bodies that are accepted', () => {
    const classes = new Map(
      [...validationMetadatas.keys()].map((one) => [one.name, one as unknown as new () => object]),
    );
    const examples = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, requestBody }) => {
        const { schema, example } = requestBody?.content['application/json'] ?? {};
        const type = classes.get(schema?.$ref?.split('/').at(-1) ?? '');
        return type && example ? [{ operationId, errors: errorsOf(type, example) }] : [];
      });
    expect(examples.length).toBeGreaterThan(80);
    expect(examples.filter(({ errors }) => errors.length > 0)).toEqual([]);
  });
});

/** Returns the errors of the validation for a body. */
function errorsOf(type: new () => object, body: object): string[] {
  const flat = ({ property, constraints = {}, children = [] }: ValidationError): string[] => [
    ...Object.values(constraints).map((message) => `${property}: ${message}`),
    ...children.flatMap(flat).map((message) => `${property}.${message}`),
  ];
  return validateSync(plainToInstance(type, body), { whitelist: true, forbidNonWhitelisted: true }).flatMap(flat);
}
