import { type Operation, exampleOf } from './contract.js';

/** The parts of a request besides its operation. */
export interface Filling {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export interface HttpAnswer {
  status: number;
  type: string;
  headers: Headers;
  body: Buffer;
}

/** Path and query of an operation: what is given, and the contract's examples for the rest. */
export function addressOf({ path, parameters }: Operation, filling: Filling = {}): string {
  const value = (name: string) => {
    const given = filling.path?.[name];
    const parameter = parameters.find((one) => one.name === name && one.in === 'path');
    return encodeURIComponent(given ?? String(parameter ? exampleOf(parameter.schema) : ''));
  };
  const needed = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, schema }) => [name, String(exampleOf(schema))]);
  const query = new URLSearchParams({ ...Object.fromEntries(needed), ...filling.query });
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
  return query.size ? `${filled}?${query.toString()}` : filled;
}

/** The body of an operation: what is given, else the contract's example. */
function bodyOf({ body }: Operation, given?: object): { type: string; bytes: string | FormData } | null {
  if (!body) return null;
  if (body.type === 'multipart/form-data') {
    const form = new FormData();
    form.append('file', new Blob(['no file'], { type: 'application/pdf' }), 'pass.pdf');
    return { type: '', bytes: form };
  }
  return { type: body.type, bytes: JSON.stringify(given ?? exampleOf(body.schema)) };
}

/** Sends an operation as our own pages do. */
export async function send(
  url: string,
  operation: Operation,
  { token, ...filling }: Filling & { token?: string | undefined },
): Promise<HttpAnswer> {
  const body = bodyOf(operation, filling.body);
  const answer = await fetch(url + addressOf(operation, filling), {
    method: operation.method,
    redirect: 'manual',
    headers: {
      'x-requested-with': 'fetch',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body?.type && { 'content-type': body.type }),
    },
    ...(body && { body: body.bytes }),
  });
  return {
    status: answer.status,
    type: (answer.headers.get('content-type') ?? '').split(';')[0] ?? '',
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
