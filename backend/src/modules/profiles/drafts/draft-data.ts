import { DomainError } from '../../../platform/errors/index.js';
import { isDeeperThan } from '../../../platform/http/index.js';
import { messages } from './texts.js';

const LARGEST_BYTES = 64 * 1024;
const DEEPEST_LEVEL = 5;

/** Unchecked form values are accepted if they are small and shallow. */
export function assertPlainDraft(data: object): void {
  if (Buffer.byteLength(JSON.stringify(data)) > LARGEST_BYTES) throw new DomainError('payload_too_large');
  if (isDeeperThan(DEEPEST_LEVEL, data))
    throw new DomainError('validation_failed', { fields: { data: [messages.tooDeep] } });
}
