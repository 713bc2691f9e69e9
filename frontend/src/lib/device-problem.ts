/** Why a camera or microphone cannot be used: what a person can do about it differs. */
export type DeviceProblem = 'denied' | 'busy' | 'missing' | 'insecure' | 'unsupported' | 'stopped' | 'failed';

const BY_NAME: Record<string, DeviceProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** The problem behind an error of `getUserMedia`. */
export function deviceProblem(error: unknown): DeviceProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return BY_NAME[name] ?? 'failed';
}
