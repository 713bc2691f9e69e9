import type { OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];
interface Body {
  content?: Record<string, { schema?: Schema; example?: unknown; examples?: object }>;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
const JSON_TYPE = 'application/json';

/**
 * Adds an example to every JSON body that has none, built from the examples of its fields. Throws if a field has no
 * example.
 */
export function addExamples(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      for (const body of [...Object.values(operation.responses), operation.requestBody])
        if (body) addExample(body as Body, schemas, `${method.toUpperCase()} ${path}`);
    }
  return document;
}

function addExample(body: Body, schemas: Schemas, name: string): void {
  const content = body.content?.[JSON_TYPE];
  if (!content?.schema || content.example !== undefined || content.examples) return;
  content.example = exampleOf(content.schema, schemas, name);
}

function exampleOf(schema: Schema, schemas: Schemas, name: string): unknown {
  if ('$ref' in schema) {
    const target = schema.$ref.split('/').at(-1) ?? '';
    const found = schemas[target];
    if (!found) throw new Error(`${name}: there is no schema ${target}`);
    return exampleOf(found, schemas, target);
  }
  if (schema.example !== undefined) return schema.example as unknown;
  if (schema.enum) return schema.enum[0] as unknown;
  if (schema.allOf) return together(schema.allOf.map((part) => exampleOf(part, schemas, name)));
  if (schema.oneOf?.[0]) return exampleOf(schema.oneOf[0], schemas, name);
  if (schema.items)
    return Array<unknown>(Math.max(1, schema.minItems ?? 1)).fill(exampleOf(schema.items, schemas, name));
  if (schema.type !== 'object') throw new Error(`${name} has no example`);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, exampleOf(inner, schemas, `${name}.${key}`)]),
  );
}

const TOKEN_EXAMPLE = 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M';

/** Shows both ways in which a session travels: with a cookie, and with `X-Session-Transport: body`. */
export function withTokenExamples(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      const chooses = operation?.parameters?.some((one) => 'name' in one && one.name === 'X-Session-Transport');
      for (const [status, response] of chooses && operation ? Object.entries(operation.responses) : []) {
        const content = (response as Body).content?.[JSON_TYPE];
        if (!status.startsWith('2') || content?.example === undefined) continue;
        const { example: cookie } = content;
        const body = JSON.parse(JSON.stringify(cookie), (key, value: unknown) =>
          key === 'refresh_token' ? TOKEN_EXAMPLE : value,
        ) as unknown;
        delete content.example;
        content.examples = { cookie: { value: cookie }, body: { value: body } };
      }
    }
  return document;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Gives texts whose example is a moment or a day the format, so that no field has to repeat it. */
export function addFormats(document: OpenAPIObject): OpenAPIObject {
  const schemas = Object.values(document.components?.schemas ?? {});
  for (const schema of schemas)
    if (!('$ref' in schema)) for (const field of Object.values(schema.properties ?? {})) addFormat(field);
  return document;
}

function addFormat(field: Schema): void {
  if ('$ref' in field || field.type !== 'string' || field.format) return;
  if (typeof field.example !== 'string') return;
  if (MOMENT.test(field.example)) field.format = 'date-time';
  else if (DAY.test(field.example)) field.format = 'date';
}

/** A single part of `allOf` is used as it is and may be a string; several are objects to merge. */
const together = (parts: unknown[]): unknown => (parts.length === 1 ? parts[0] : Object.assign({}, ...parts));
