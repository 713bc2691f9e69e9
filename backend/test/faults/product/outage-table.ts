import { readFile, writeFile } from 'node:fs/promises';

/** The response of a page or call in one situation. */
export interface Answered {
  situation: string;
  name: string;
  /** Null without a response. */
  status: number | null;
  retryAfter: string | null;
  ms: number;
  /** Whether a page has all its parts; null for calls. */
  whole: boolean | null;
  size: number;
  /** From the end of the outage until it answers as before; null if it does not within a minute. */
  recoveryMs: number | null;
}

const GENERATED = /(<!-- generated: outages -->\n)[^]*?(<!-- end of generated -->)/;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const rowOf = ({ situation, name, status, retryAfter, ms, whole, recoveryMs }: Answered) => [
  situation,
  name,
  status === null ? 'none' : String(status),
  retryAfter === null ? '–' : `${retryAfter} s`,
  seconds(ms),
  whole === null ? '–' : whole ? 'complete' : 'incomplete',
  recoveryMs === null ? 'none in a minute' : seconds(recoveryMs),
];

/** Replaces the generated section of a document. */
export async function writeTable(file: string, answered: readonly Answered[]): Promise<void> {
  const head = ['during', 'page or call', 'status', 'Retry-After', 'response time', 'page', 'recovery time'];
  const lines = [head, head.map(() => '---'), ...answered.map(rowOf)].map((cells) => `| ${cells.join(' | ')} |`);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(GENERATED, `$1\n${lines.join('\n')}\n\n$2`));
}
