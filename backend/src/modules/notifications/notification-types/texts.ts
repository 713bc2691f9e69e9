import { capitalised } from '../../../platform/sentences/index.js';

/** An excerpt of a message for emails and devices: 120 characters on one line. */
export const excerptOf = (content: string): string => {
  const line = content.replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…` : line;
};

const filesWord = (one: string, many: string, count: number) => (count === 1 ? `a ${one}` : `${count} ${many}`);

/** The text of a message where its files cannot be shown: “Sent a photo: See you there”. */
export function saidIn({ content, photoCount, documentCount, voiceSeconds }: SaidMessage): string {
  const files = [
    ...(photoCount > 0 ? [filesWord('photo', 'photos', photoCount)] : []),
    ...(voiceSeconds > 0 ? ['a voice message'] : []),
    ...(documentCount > 0 ? [filesWord('document', 'documents', documentCount)] : []),
  ];
  if (files.length === 0) return content;
  const sent = `Sent ${files.join(' and ')}`;
  return content.trim() ? `${sent}: ${content}` : sent;
}

interface SaidMessage {
  content: string;
  photoCount: number;
  documentCount: number;
  voiceSeconds: number;
}

const MOST_CHARACTERS = 120;

/** "Lena", "Lena and the Hartley family", "Lena and 2 others". */
function namesOf(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first} and ${names.length - 1} others`;
}

/** Texts about unread messages, for emails (`writers` in order of writing) and devices. */
export const messageWords = {
  digest: (writers: readonly string[], count: number) => ({
    title:
      count === 1
        ? `${capitalised(namesOf(writers))} wrote to you`
        : `${count} unread messages from ${namesOf(writers)}`,
    paragraph: count === 1 ? 'You have a new message.' : 'You have new messages.',
    more: (left: number) => (left === 1 ? 'One more is in your messages.' : `${left} more are in your messages.`),
    action: writers.length === 1 ? `Reply to ${writers[0]}` : 'Open my messages',
  }),
  push: {
    one: (writer: string, content: string) => ({ title: capitalised(writer), line: excerptOf(content) }),
    several: (writers: readonly string[], count: number) => ({
      title: capitalised(namesOf(writers)),
      line: `${count} unread messages`,
    }),
  },
} as const;
