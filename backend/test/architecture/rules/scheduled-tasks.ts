import ts from 'typescript';
import type { SourceTree } from './source-tree.js';

interface DocumentedTask {
  name: string;
  cron: string;
  does: string;
}

const textOf = (node: ts.Node | undefined): string => {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  throw new Error('The arguments of @Scheduled have to be literal texts');
};

function taskOf({ arguments: [name, schedule] }: ts.CallExpression): DocumentedTask {
  const properties = schedule && ts.isObjectLiteralExpression(schedule) ? schedule.properties : [];
  const valueOf = (key: string) => {
    const property = properties.find((one) => one.name?.getText() === key);
    return textOf(property && ts.isPropertyAssignment(property) ? property.initializer : undefined);
  };
  return { name: textOf(name), cron: valueOf('cron'), does: valueOf('does') };
}

/** Every use of `@Scheduled` in the sources, by name. */
export function scheduledTasksIn(tree: SourceTree): DocumentedTask[] {
  const found: DocumentedTask[] = [];
  for (const [path, code] of tree) {
    if (!code.includes('@Scheduled(')) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isDecorator(node) && ts.isCallExpression(node.expression)) {
        if (node.expression.expression.getText() === 'Scheduled') found.push(taskOf(node.expression));
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  }
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

const twoDigits = (digits: string) => digits.padStart(2, '0');

/** The cron expressions that we use, in words. */
export function inWords(cron: string): string {
  const [minute = '', hour = '', ...rest] = cron.split(' ');
  if (rest.join(' ') === '* * *') {
    if (minute === '*' && hour === '*') return 'every minute';
    const [, step] = /^\*\/(\d+)$/.exec(minute) ?? [];
    if (step && hour === '*') return `every ${step} minutes`;
    if (/^\d+$/.test(minute) && hour === '*') return `every hour, ${minute} minutes past`;
    const [, from, to] = /^(\d+)-(\d+)$/.exec(hour) ?? [];
    if (from && to)
      return `every hour from ${twoDigits(from)}:${twoDigits(minute)} to ${twoDigits(to)}:${twoDigits(minute)} UTC`;
    if (/^\d+$/.test(minute) && /^\d+$/.test(hour)) return `every day at ${twoDigits(hour)}:${twoDigits(minute)} UTC`;
  }
  throw new Error(`Not said in words yet: ${cron}`);
}

export const tableOf = (tasks: readonly DocumentedTask[]): string =>
  [
    '| task | when | what it does |',
    '|---|---|---|',
    ...tasks.map(({ name, cron, does }) => `| \`${name}\` | ${inWords(cron)} | ${does} |`),
  ].join('\n');
