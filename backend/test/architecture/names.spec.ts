import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { unnamedProviders } from './rules/providers.js';
import { readTree } from './rules/source-tree.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const backend = readTree(root, ['backend/src']);

describe('Providers of Nest', () => {
  it('end with their kind, as do their files', () => {
    expect(unnamedProviders(backend)).toEqual([]);
  });

  it('are reported when they do not', () => {
    const provider = (name: string) => `@Injectable()\nexport class ${name} {}\n`;
    expect(
      unnamedProviders(
        new Map([
          ['a.service.ts', provider('AccountsService')],
          ['b.ts', provider('BillingService')],
          ['c.service.ts', provider('Correspondence')],
          ['d.guards.ts', provider('AddressGuard') + provider('UserGuard')],
        ]),
      ),
    ).toEqual(['b.ts: BillingService', 'c.service.ts: Correspondence']);
  });
});
