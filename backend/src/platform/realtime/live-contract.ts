import type { Type } from '@nestjs/common';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';

/** A module's part of the live connection: the DTO of each event, by name. */
export interface LiveContract {
  /** Events that a client may send. */
  requests?: Readonly<Record<string, Type<unknown>>>;
  /** Their acknowledgements; requests without one are not acknowledged. */
  answers?: Readonly<Record<string, Type<unknown>>>;
  /** Events that a client receives. */
  events?: Readonly<Record<string, Type<unknown>>>;
}

const SCHEMAS = { requests: 'LiveRequests', answers: 'LiveAnswers', events: 'LiveEvents' } as const;
const PARTS = ['requests', 'answers', 'events'] as const;

/** Every DTO of these contracts, for the document's schemas. */
export const liveModelsOf = (contracts: readonly LiveContract[]): Type<unknown>[] =>
  contracts.flatMap((contract) => PARTS.flatMap((part) => Object.values(contract[part] ?? {})));

/** Adds the modules' live events to the document. */
export function withLiveContracts(document: OpenAPIObject, contracts: readonly LiveContract[]): OpenAPIObject {
  for (const part of PARTS) {
    const schema = document.components?.schemas?.[SCHEMAS[part]];
    if (!schema || '$ref' in schema) throw new Error(`The contract has no schema ${SCHEMAS[part]}`);
    for (const [name, model] of contracts.flatMap((contract) => Object.entries(contract[part] ?? {}))) {
      schema.properties = { ...schema.properties, [name]: { $ref: getSchemaPath(model) } };
      schema.required = [...(schema.required ?? []), name];
    }
  }
  return document;
}
