import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats, { type FormatsPlugin } from 'ajv-formats';

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  example?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Answer {
  content?: Record<string, { schema: Schema }>;
}

/** One operation of the contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** public: without a session. optional: with or without one. signed-in: with one only. */
  access: 'public' | 'optional' | 'signed-in';
  parameters: Parameter[];
  body?: { type: string; schema: Schema };
  responses: Record<string, Answer>;
}

interface Contract {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}
interface RawOperation {
  operationId: string;
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
}

const contract = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as Contract;

function accessOf({ security }: RawOperation): Operation['access'] {
  const open = security.some((way) => Object.keys(way).length === 0);
  if (!open) return 'signed-in';
  return security.length > 1 ? 'optional' : 'public';
}

/** Every operation of the contract, but for the handshake of sockets, which is not HTTP. */
export const OPERATIONS: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { operationId }]) => operationId !== 'openLiveConnection')
    .map(([method, raw]) => {
      const [body] = Object.entries(raw.requestBody?.content ?? {});
      return {
        id: raw.operationId,
        method: method.toUpperCase(),
        path,
        access: accessOf(raw),
        parameters: raw.parameters ?? [],
        ...(body && { body: { type: body[0], schema: body[1].schema } }),
        responses: raw.responses,
      };
    }),
);

export const operationOf = (id: string): Operation => {
  const found = OPERATIONS.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
};

/** The schema behind references and single-entry `allOf`s, with what its last mention adds. */
export function resolved(schema: Schema): Schema {
  const target = schema.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema.allOf?.[0];
  if (!target) return schema;
  const { $ref: _ref, allOf: _allOf, ...own } = schema;
  return { ...resolved(target), ...own };
}

/** A plausible value: the contract has an example for each of its fields. */
export function exampleOf(schema: Schema): unknown {
  const { example, properties, items, enum: values, oneOf, type, minimum, required } = resolved(schema);
  if (example !== undefined) return structuredClone(example);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .map(([name, field]) => [name, exampleOf(field), required?.includes(name)] as const)
        .filter(([, value, wanted]) => wanted || value !== null)
        .map(([name, value]) => [name, value]),
    );
  if (values) return values[0];
  if (oneOf?.[0]) return exampleOf(oneOf[0]);
  if (items) return [exampleOf(items)];
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'object' ? {} : 'text';
}

/** JSON Schema for a schema of OpenAPI 3.0. Objects hold what they promise and nothing else. */
function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, example: _example, discriminator: _discriminator, ...rest } = value as Record<string, unknown>;
  const made = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [
      key,
      key === 'properties' && typeof inner === 'object'
        ? Object.fromEntries(Object.entries(inner as object).map(([name, field]) => [name, strict(field)]))
        : key === '$ref'
          ? `contract${String(inner)}`
          : strict(inner),
    ]),
  );
  if ('properties' in made && !('additionalProperties' in made)) made['additionalProperties'] = false;
  return nullable === true ? { anyOf: [made, { type: 'null' }] } : made;
}

const ajv = new Ajv({ strict: false, allErrors: false });
(formats as unknown as FormatsPlugin)(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({
  $id: 'contract',
  components: {
    schemas: Object.fromEntries(
      Object.entries(contract.components.schemas).map(([name, schema]) => [name, strict(schema)]),
    ),
  },
});
const validators = new Map<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const made = ajv.compile(strict(schema) as object);
  validators.set(schema, made);
  return made;
}

const complaint = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`;

/** The first difference of an answer from the contract, or null. `type` is its content type, without parameters. */
export function breachOf(operation: Operation, status: number, type: string, body: Buffer): string | null {
  const answer = operation.responses[String(status)];
  if (!answer) return `answers ${status}, which the contract does not have`;
  if (!answer.content) return body.length ? `has a body where the contract has none (${status})` : null;
  const promised = answer.content[type] ?? answer.content['*/*'];
  if (!promised) return `answers ${status} as "${type}"`;
  if (type !== 'application/json') return null;
  try {
    const validate = validatorOf(promised.schema);
    if (validate(JSON.parse(body.toString()))) return null;
    return `${status}: ${(validate.errors ?? []).map(complaint).join('; ')}`;
  } catch (error) {
    return `${status}: ${(error as Error).message}`;
  }
}
