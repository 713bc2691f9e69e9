import type { Type } from '@nestjs/common';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';

/** What a room adds to the live connection: the DTO of each event, by the event's name. */
export interface LiveContract {
  /** What a client may ask for. */
  requests?: Readonly<Record<string, Type<unknown>>>;
  /** What it is acknowledged with; requests without one are not acknowledged. */
  answers?: Readonly<Record<string, Type<unknown>>>;
  /** What a client is told. */
  events?: Readonly<Record<string, Type<unknown>>>;
}

const SCHEMAS = { requests: 'LiveRequests', answers: 'LiveAnswers', events: 'LiveEvents' } as const;
const PARTS = ['requests', 'answers', 'events'] as const;

/** Every DTO of these contracts, for the document's schemas. */
export const liveModelsOf = (contracts: readonly LiveContract[]): Type<unknown>[] =>
  contracts.flatMap((contract) => PARTS.flatMap((part) => Object.values(contract[part] ?? {})));

/** The document, in which the live connection also carries what these rooms add to it. */
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
