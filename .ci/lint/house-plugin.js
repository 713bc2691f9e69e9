import { relative, sep } from 'node:path';
import { importProblem } from './import-rules.js';

const importRule = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{problem}}' } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const problem = importProblem(file, source.value);
      if (problem) context.report({ node: source, messageId: 'wrong', data: { problem } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    };
  },
};

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);
const HELD_BACK = new Set(['fdescribe', 'fit', 'ftest', 'xdescribe', 'xit', 'xtest']);
const MODIFIERS = new Set(['only', 'skip', 'todo', 'fixme', 'failing', 'fail']);

/** `test.describe.only` → ['test', 'describe', 'only']; null for anything that is no plain chain of names */
function chainOf(node) {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression')
    return chainOf(node.callee ?? node.tag);
  if (node.type !== 'MemberExpression' || node.computed) return null;
  const before = chainOf(node.object);
  return before && [...before, node.property.name];
}

const testRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      heldBack: 'Every test runs: "{{name}}" leaves some out. Mend the test, or delete it.',
      untitled: 'Say in the title what the product does, as a sentence.',
      clock: 'Wait for what is awaited (a text, a response, a count), not for the clock.',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        // `it.each([…])` is the first half of `it.each([…])(title, test)`.
        if (node.parent.type === 'CallExpression' && node.parent.callee === node) return;
        const chain = chainOf(node.callee);
        if (chain?.at(-1) === 'waitForTimeout') context.report({ node, messageId: 'clock' });
        if (!chain || !(TEST_FUNCTIONS.has(chain[0]) || HELD_BACK.has(chain[0]))) return;
        const name = chain.join('.');
        if (HELD_BACK.has(chain[0]) || chain.some((part) => MODIFIERS.has(part)))
          context.report({ node, messageId: 'heldBack', data: { name } });
        const title = node.arguments[0];
        if (title?.type === 'Literal' && typeof title.value === 'string' && title.value.trim() === '')
          context.report({ node: title, messageId: 'untitled' });
      },
    };
  },
};

/** The rules of this house that no package knows. */
export const house = { meta: { name: 'house' }, rules: { imports: importRule, tests: testRule } };
