import ts from 'typescript';
import type { SourceTree } from './source-tree.js';

const ROUTE = /^(?:Get|Post|Put|Patch|Delete|Head|All)$/;
const MOST_STATEMENTS = 3;

/** Handlers of controllers that decide something themselves: they throw, or have more than three statements. */
export function longHandlers(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => path.endsWith('.controller.ts'))
    .flatMap(([path, text]) => {
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      return source.statements
        .filter(ts.isClassDeclaration)
        .flatMap(({ members }) => members.filter(ts.isMethodDeclaration))
        .filter((method) => isRoute(method) && (throws(method) || statementsOf(method) > MOST_STATEMENTS))
        .map(({ name }) => `${path}: ${name.getText()}`);
    });
}

const isRoute = (method: ts.MethodDeclaration): boolean =>
  (ts.getDecorators(method) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && ROUTE.test(expression.expression.getText()),
  );

const statementsOf = ({ body }: ts.MethodDeclaration): number => body?.statements.length ?? 0;

const throws = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) || (ts.forEachChild(node, (child) => throws(child) || undefined) ?? false);
