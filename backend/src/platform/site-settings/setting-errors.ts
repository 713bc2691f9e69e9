import type { z } from 'zod';
import type { FieldMessages } from '../errors/index.js';

/** Errors of a value, by field name as sent inside `value`. */
export function settingErrors({ issues }: z.ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of issues) {
    for (const name of namesOf(issue)) (fields[name] ??= []).push(wordsOf(issue, name));
  }
  return fields;
}

const within = (path: PropertyKey[]): string => ['value', ...path].map(String).join('.');

const namesOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => within([...issue.path, key])) : [within(issue.path)];

const wordsOf = (issue: z.core.$ZodIssue, name: string): string =>
  issue.code === 'unrecognized_keys' ? `${name.split('.').at(-1)} is not accepted here` : issue.message;
