import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Body {
  headers?: object;
  content?: Record<string, { example?: unknown; examples?: object }>;
}

interface Operation {
  'x-not-rate-limited'?: true;
  operationId?: string;
  summary?: string;
  tags?: string[];
  responses: Record<string, Body>;
  requestBody?: Body;
  security?: object[];
}

const contract = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
};
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);
const namesWhere = (lacks: (operation: Operation) => boolean) =>
  operations.filter(({ operation }) => lacks(operation)).map(({ name }) => name);

describe('The contract', () => {
  it('C08 names every operation once, since names become client hooks', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => !id || ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(30);
  });

  it('names schemas after things, without the `Dto` of their classes', () => {
    expect(Object.keys(contract.components.schemas).filter((name) => name.endsWith('Dto'))).toEqual([]);
  });

  it('gives every operation a summary, a tag and its security', () => {
    expect(namesWhere(({ summary }) => !summary)).toEqual([]);
    expect(namesWhere(({ tags }) => !tags?.length)).toEqual([]);
    expect(namesWhere(({ security }) => !security)).toEqual([]);
    const used = new Set(operations.flatMap(({ operation: { tags = [] } }) => tags));
    expect(contract.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
  });

  it('documents for every operation how it fails, with examples', () => {
    const failures = ({ responses }: Operation) => Object.keys(responses).filter((status) => Number(status) >= 400);
    expect(namesWhere((operation) => failures(operation).length === 0)).toEqual([]);
    expect(
      namesWhere(({ responses }) =>
        Object.entries(responses).some(
          ([status, { content }]) => Number(status) >= 400 && !content?.['application/json']?.examples,
        ),
      ),
    ).toEqual([]);
  });

  it('documents the limit of every operation, and when to try again', () => {
    const isSilent = (body: Body | undefined) => body !== undefined && !('Retry-After' in (body.headers ?? {}));
    expect(namesWhere((operation) => !operation.responses['429'] && !operation['x-not-rate-limited'])).toEqual([]);
    expect(namesWhere(({ responses }) => [responses['429'], responses['503']].some(isSilent))).toEqual([]);
  });

  it('shows for every JSON body, asked or answered, a whole example', () => {
    const lacksExample = ({ content }: Body) => {
      const json = content?.['application/json'];
      return json !== undefined && json.example === undefined && !json.examples;
    };
    const bodies = operations.flatMap(({ operation: { responses, requestBody } }) => [
      ...Object.values(responses),
      ...(requestBody ? [requestBody] : []),
    ]);
    expect(bodies.length).toBeGreaterThan(150);
    expect(
      namesWhere(({ responses, requestBody }) => [...Object.values(responses), requestBody ?? {}].some(lacksExample)),
    ).toEqual([]);
  });

  it('keeps the paths that the specification names', () => {
    expect(Object.keys(contract.paths)).toEqual(
      expect.arrayContaining([
        '/api/user/{id}',
        '/api/auth/create-profile-optimized',
        '/api/rpc/get_new_unread_message_count',
      ]),
    );
  });
});
