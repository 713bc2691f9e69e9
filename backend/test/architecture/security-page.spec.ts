import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const FOLDERS: Record<string, string> = {
  e2e: 'backend/test/e2e',
  src: 'backend/src',
  web: 'frontend',
  security: 'backend/test/security',
};

/** Each row of the table of proofs: the file of its test and its title. */
function proofsIn(page: string): { file: string; title: string }[] {
  return [...page.matchAll(/^\| [\d., ]+ \| .* \| `(\w+)(\/[^`]+)` (.+) \|$/gm)].map(
    ([, folder = '', path, title = '']) => ({
      file: `${FOLDERS[folder]}${path}`,
      title,
    }),
  );
}

const gone = ({ file, title }: { file: string; title: string }) => {
  const url = new URL(file, root);
  return !existsSync(url) || !readFileSync(url, 'utf8').includes(title);
};

describe('docs/security.md', () => {
  it('names only tests that exist', () => {
    const proofs = proofsIn(readFileSync(new URL('docs/security.md', root), 'utf8'));
    expect(proofs.length).toBeGreaterThan(50);
    expect(proofs.filter(gone)).toEqual([]);
  });

  it('fails when it names a test that does not exist', () => {
    const proofs = proofsIn('| 1.2.3 | it is safe | `e2e/http.e2e-spec.ts` keeps dragons out |');
    expect(proofs).toEqual([{ file: 'backend/test/e2e/http.e2e-spec.ts', title: 'keeps dragons out' }]);
    expect(proofs.filter(gone)).toHaveLength(1);
  });
});
