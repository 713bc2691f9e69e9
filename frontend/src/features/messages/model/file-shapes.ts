import type { MessageAttachment } from '../../../api/messages';

const DOCUMENT_PX = 56;
const VOICE_PX = 68;
const GAP_PX = 6;
const TALLEST = 0.75;
const WIDEST = 1.8;

/** The facts that decide how much space a file takes. The server measures photos. */
export type FileShape = Pick<MessageAttachment, 'kind'> & Partial<Pick<MessageAttachment, 'width' | 'height'>>;

/** Width over height at which a photo alone is shown: very tall and very wide ones are cut. */
export const photoShape = ({ width, height }: Omit<FileShape, 'kind'>): string =>
  Math.min(Math.max((width || 1) / (height || 1), TALLEST), WIDEST).toFixed(3);

/** The space of a message's files before the code that shows them is there, so that nothing moves. */
export function reservedFor(attachments: readonly FileShape[]): { shape: string | null; rest: string } {
  const [first, ...more] = attachments.filter(({ kind }) => kind === 'photo');
  const documents = attachments.filter(({ kind }) => kind === 'document').length;
  const voices = attachments.filter(({ kind }) => kind === 'voice').length;
  const rows = Math.ceil((more.length + 1) / 2);
  const shape = first ? (more.length > 0 ? (2 / rows).toFixed(3) : photoShape(first)) : null;
  return { shape, rest: `${documents * (DOCUMENT_PX + GAP_PX) + voices * VOICE_PX}px` };
}
