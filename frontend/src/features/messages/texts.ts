import type { UnsentFile } from './model/draft-files';

/** Texts of the list of conversations. Those of an open one load with it: `thread/texts.ts`. */
export const messagesTexts = {
  title: 'Messages',
  list: {
    heading: 'Messages',
    label: 'Conversations',
    search: 'Search people and messages',
    searchLabel: 'Search people and messages',
    closeSearch: 'Close the search',
    all: 'All',
    unread: 'Unread',
    archived: 'Archived',
    muted: 'Muted',
    more: 'Show more',
    moreFailed: 'More conversations did not load.',
    olderToo: 'Only the conversations loaded so far are searched.',
    you: 'You: ',
    draft: 'Draft:',
    isWriting: 'is typing',
    online: 'online',
    unreadCount: (count: number) => `${count} unread`,
    noOneFound: 'No one found by that name.',
    nothingUnread: 'No unread messages.',
    nothingArchived: 'No archived conversations. To archive one, open its menu. A new message brings it back.',
    empty: {
      title: 'No conversations here',
      text: 'A conversation appears here once one of you writes. Archived ones have their own filter.',
      findAuPairs: 'Browse au pairs',
      findFamilies: 'Browse families',
    },
    failed: 'Your conversations did not load.',
    again: 'Try again',
    choose: 'Choose a conversation',
    chooseText: 'Your messages appear here.',
  },
  search: {
    heading: 'In messages',
    count: (count: number, more: boolean) =>
      count === 0 ? '' : `Found in ${count}${more ? ' or more' : ''} conversation${count === 1 && !more ? '' : 's'}`,
    nothing: (words: string) => `No message contains “${words}”.`,
    failed: 'The search did not work.',
    older: 'Search older conversations',
    all: (count: number, name: string) => `All ${count} in the conversation with ${name}`,
  },
  start: {
    opening: 'Opening the conversation',
    refused: 'You cannot write yet',
    missing: {
      email_not_verified: 'Please confirm your email first.',
      profile_incomplete: 'Please complete your profile first, so that they know who is writing.',
      plan_required: 'To write first you need a plan. You can always answer those who write to you.',
    },
    toProfile: 'Complete my profile',
    toPlans: 'See the plans',
    back: 'Back',
    failed: {
      title: 'The conversation did not open',
      text: 'We could not reach the server.',
      again: 'Try again',
    },
  },
  connection: {
    offline: 'You are offline. What you write is kept and sent when you are back online.',
    refused:
      'This tab is not live because the site is open in too many tabs. You can still send; new messages appear within 30 seconds. Close another tab to go live here.',
    lost: 'The live connection is down. You can still write; new messages appear within 30 seconds.',
  },
} as const;

const many = (one: string, count = 0) => (count > 1 ? [`${count} ${one}s`] : count ? [one] : []);

interface FileCounts {
  photoCount?: number;
  documentCount?: number;
  voiceSeconds?: number;
}

/** “0:12” of a recording. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Names files where they are not shown: “Photo”, “2 photos, document”. Messages of an earlier release have no counts. */
export function filesOf({ photoCount, documentCount, voiceSeconds }: FileCounts): string {
  if (voiceSeconds) return `Voice message (${clockOf(voiceSeconds)})`;
  const words = [...many('photo', photoCount), ...many('document', documentCount)].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** For a message that is not sent yet. */
export const countsOf = (files: readonly UnsentFile[] = []) => ({
  voiceSeconds: Math.round((files.find(({ kind }) => kind === 'voice')?.voice?.durationMs ?? 0) / 1_000),
  photoCount: files.filter(({ kind }) => kind === 'photo').length,
  documentCount: files.filter(({ kind }) => kind === 'document').length,
});
