/**
 * Runs after the client has been written from the contract: moves the types of the contract's schemas, which are
 * written into every subject that uses them, into one file that all subjects import.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const FOLDER = join(import.meta.dirname, '../src/api/generated');
const SHARED = join(FOLDER, 'types.ts');
const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../backend/openapi.json'), 'utf8'));
const schemas = new Set(Object.keys(contract.components.schemas));
const options = { ...(await resolveConfig(SHARED)), parser: 'typescript' };

/** @type {Map<string, string>} each schema's type by its name */
const shared = new Map();

/**
 * Takes the types of schemas out of a subject's file.
 * @param {string} text
 */
function withoutSchemas(text) {
  const source = ts.createSourceFile('subject.ts', text, ts.ScriptTarget.Latest);
  const names = [];
  const rest = [];
  for (const statement of source.statements) {
    const code = text.slice(statement.getFullStart(), statement.end);
    if (!ts.isTypeAliasDeclaration(statement) || !schemas.has(statement.name.text)) {
      rest.push(code);
      continue;
    }
    const name = statement.name.text;
    if ((shared.get(name) ?? code) !== code) throw new Error(`Two subjects know the schema ${name} differently`);
    shared.set(name, code);
    names.push(name);
  }
  return { names: names.sort(), rest: rest.join('') };
}

for (const file of readdirSync(FOLDER).sort()) {
  const path = join(FOLDER, file);
  const { names, rest } = withoutSchemas(readFileSync(path, 'utf8'));
  if (names.length === 0) continue;
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(rest));
  const lines = [
    used.length > 0 ? `import type { ${used.join(', ')} } from './types';\n` : '',
    rest,
    `\nexport type { ${names.join(', ')} } from './types';\n`,
  ];
  writeFileSync(path, await format(lines.join(''), options));
}
const types = [...shared].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, code]) => code.trim());
writeFileSync(SHARED, await format(types.join('\n'), options));
