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

/** A single part of `allOf` is used as it is and may be a string; several are objects to merge. */
const together = (parts: unknown[]): unknown => (parts.length === 1 ? parts[0] : Object.assign({}, ...parts));
