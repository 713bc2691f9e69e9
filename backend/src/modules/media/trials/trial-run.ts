import { webcrypto } from 'node:crypto';
import type { Metadata, OriginalPicture, TriedAnswer, WorkerTrail } from '../processing/trial-job.js';
import type { UploadPurpose } from '../upload-limits.js';

/**
 * size, type: of the uploaded file. malware … renditions: in the worker. name: whether content and name match.
 * storage: never done in a trial.
 */
export const TRIAL_STEPS = [
  'size',
  'type',
  'malware',
  'contents',
  'open',
  'crop',
  'redraw',
  'renditions',
  'name',
  'storage',
] as const;
export type TrialStepName = (typeof TRIAL_STEPS)[number];

/** skipped: not applicable. not_reached: the file was rejected before. */
export const TRIAL_OUTCOMES = ['passed', 'refused', 'skipped', 'not_reached'] as const;
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number];

const STEPS_OF: Readonly<Record<UploadPurpose, readonly TrialStepName[]>> = {
  photo: ['size', 'type', 'malware', 'open', 'crop', 'redraw', 'renditions', 'storage'],
  evidence: ['size', 'type', 'malware', 'contents', 'open', 'redraw', 'storage'],
  download: ['size', 'type', 'malware', 'contents', 'open', 'redraw', 'name', 'storage'],
};

interface TrialStep {
  name: TrialStepName;
  outcome: TrialOutcome;
  /** Null if it was not done. */
  ms: number | null;
}

/** A file that would be stored. */
interface FileToKeep {
  name: string;
  type: string;
  bytes: Buffer;
  sha256: string;
  /** Null for a file that is not a picture. */
  picture: { width: number; height: number; metadata: Metadata[]; preview: string | null } | null;
}

export const sha256Of = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');

/** Records what happens to one file. */
export class TrialRun {
  readonly kept: FileToKeep[] = [];
  picture: OriginalPicture | null = null;
  private readonly taken = new Map<TrialStepName, { outcome: 'passed' | 'refused'; ms: number }>();

  constructor(private readonly purpose: UploadPurpose) {}

  /** Runs one step; if it throws, the file is rejected. */
  async step<Result>(name: TrialStepName, work: () => Result | Promise<Result>): Promise<Result> {
    const begun = performance.now();
    let outcome: 'passed' | 'refused' = 'refused';
    try {
      const result = await work();
      outcome = 'passed';
      return result;
    } finally {
      this.taken.set(name, { outcome, ms: performance.now() - begun });
    }
  }

  /** Records the worker's steps. If the worker died or timed out, `last` is the step it was at. */
  worked(answer: TriedAnswer & object, last: TrialStepName): void {
    const { steps, picture } = answer.trail ?? { steps: [{ name: last, ms: 0 }], picture: null };
    this.picture = picture;
    for (const { name, ms } of steps) this.taken.set(name, { outcome: 'passed', ms });
    const end = steps.at(-1);
    if ('refusal' in answer && end) this.taken.set(end.name, { outcome: 'refused', ms: end.ms });
  }

  /** Records a file that would be stored; `index` is its position among the worker's pictures. */
  async keep(file: { name: string; type: string; bytes: Uint8Array }, trail?: WorkerTrail, index = 0): Promise<void> {
    const bytes = Buffer.from(file.bytes);
    const drawn = trail?.kept[index];
    const preview = drawn?.preview && dataUrl(drawn.preview);
    const picture = drawn ? { ...drawn, preview: preview ?? null } : null;
    this.kept.push({ ...file, bytes, sha256: await sha256Of(bytes), picture });
  }

  /** Every step of such an upload, in order. */
  get steps(): TrialStep[] {
    let refused = false;
    return STEPS_OF[this.purpose].map((name) => {
      const taken = this.taken.get(name);
      const untaken = refused ? ('not_reached' as const) : ('skipped' as const);
      refused ||= taken?.outcome === 'refused';
      return { name, outcome: taken?.outcome ?? untaken, ms: taken ? Math.round(taken.ms * 100) / 100 : null };
    });
  }
}

/** Over IPC a Buffer may arrive as a plain Uint8Array. */
const dataUrl = ({ type, bytes }: { type: string; bytes: Uint8Array }) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
