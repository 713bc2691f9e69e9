import { OPERATIONS, type Operation } from './contract.js';

const ROUTES = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  variables: operation.path.split('{').length - 1,
})).sort((one, other) => one.variables - other.variables);

/** The operation that a router would choose; null where there is none. */
export function operationAt(method: string, target: string): Operation | null {
  const path = target.split('?')[0] ?? '';
  return ROUTES.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation ?? null;
}
