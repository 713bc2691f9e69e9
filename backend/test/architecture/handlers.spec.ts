import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { longHandlers } from './rules/handlers.js';
import { readTree } from './rules/source-tree.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('Handlers of controllers', () => {
  it('leave every decision to a service', () => {
    expect(longHandlers(readTree(root, ['backend/src']))).toEqual([]);
  });

  it('are reported when they throw or have more than three statements', () => {
    const controller = (name: string, body: string) => `class C { @Get() @Access('public') ${name}() { ${body} } }`;
    const tree = new Map([
      ['short.controller.ts', controller('short', 'reply.status(201); await service.act(); return service.read();')],
      ['long.controller.ts', controller('long', 'one(); two(); three(); return four();')],
      ['judge.controller.ts', controller('judge', "if (!found) throw new DomainError('not_found');")],
      ['judge.service.ts', controller('other', "throw new DomainError('not_found');")],
    ]);
    expect(longHandlers(tree)).toEqual(['long.controller.ts: long', 'judge.controller.ts: judge']);
  });
});
