import { capitalised } from '../../lib/format/capitalised';
import type { UnsentFile } from './model/draft-files';

/** Texts of the conversations. */
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
  },
  thread: {
    label: (name: string) => `Conversation with ${name}`,
    log: (name: string) => `Messages with ${name}`,
    choose: 'Choose a conversation',
    chooseText: 'Your messages appear here.',
    back: 'Back to all messages',
    earlier: 'Show earlier messages',
    beginning: (name: string) => `This is the start of your conversation with ${name}.`,
    isWriting: (name: string) => `${capitalised(name)} is typing`,
    toNewest: 'Back to the newest',
    newMessages: 'New messages',
    newCount: (count: number | null) =>
      count === null ? 'New messages' : count === 1 ? '1 new message' : `${count} new messages`,
    failed: {
      title: 'This conversation did not load',
      text: 'Nothing is lost. Please try again.',
      again: 'Try again',
    },
    missing: 'This conversation is closed',
    missingText:
      'One of you may have blocked the other, their account may be closed, or the link belongs to another account. If you blocked them, you can undo it in your account.',
    closed: (name: string) => `You and ${name} can no longer message each other.`,
    closedText: 'If you blocked them, you can undo it in your account.',
    blockedPeople: 'People you have blocked',
    again: 'Try again',
    onlineNow: 'Online now',
    seen: (when: string) => `Last online ${when}`,
    profile: 'See the profile',
    their: (time: string, place: string) => `${time} in ${place}`,
    says: (name: string) => `${capitalised(name)}:`,
    yourFamily: 'your family',
  },
  search: {
    heading: 'In messages',
    count: (count: number, more: boolean) =>
      count === 0 ? '' : `Found in ${count}${more ? ' or more' : ''} conversation${count === 1 && !more ? '' : 's'}`,
    nothing: (words: string) => `No message contains “${words}”.`,
    failed: 'The search did not work.',
    older: 'Search older conversations',
    all: (count: number, name: string) => `All ${count} in the conversation with ${name}`,
    inMenu: 'Search',
    inMenuText: 'Find words in this conversation.',
    inThread: (name: string) => `Search the conversation with ${name}`,
    inThreadShort: 'Search this conversation',
    open: 'Search this conversation',
    searching: 'Searching',
    none: 'Not found',
    place: (place: number, count: number, more: boolean) => `${place} of ${count}${more ? '+' : ''}`,
    earlier: 'Earlier message',
    later: 'Later message',
    close: 'Close the search',
  },
  settings: {
    open: 'Search, archive or mute',
    title: (name: string) => `Your conversation with ${name}`,
    archive: 'Archive',
    archiveText: 'It is hidden from your list until there is a new message.',
    unarchive: 'Move back to your list',
    unarchiveText: 'It is archived. A new message also brings it back.',
    mute: 'Mute',
    muteText: 'No emails or push notifications about it. New messages are still counted.',
    unmute: 'Unmute',
    periods: { '8_hours': '8 hours', '1_week': '1 week', always: 'Always' },
    mutedUntil: (day: string, time: string) => `Muted until ${day}, ${time}`,
    mutedForAlways: 'Muted until you unmute it',
    muted: 'Conversation muted',
    unmuted: 'Conversation unmuted',
    archived: 'Conversation archived',
    archivedText: 'A new message brings it back.',
    unarchived: 'Conversation moved back to your list',
    undo: 'Undo',
    failed: 'This was not saved',
  },
  states: {
    pending: 'Sending',
    sent: 'Sent',
    read: 'Read',
    held: 'Being checked before it is delivered',
    dropped: 'Not delivered: it broke our rules',
    failed: 'Not sent',
    retry: 'Retry',
    discard: 'Delete',
  },
  menu: {
    open: 'React, reply and more',
    label: 'What to do with this message',
    reply: 'Reply',
    edit: 'Edit',
    delete: 'Delete',
    copy: 'Copy text',
    copied: 'Copied',
    notCopied: 'The text was not copied',
    report: 'Report this message',
    times: 'Info',
  },
  times: {
    title: 'About this message',
    sent: 'Sent',
    delivered: 'Delivered',
    deliveredToYou: 'Delivered to you',
    read: (name: string) => `Read by ${name}`,
    readByYou: 'Read by you',
    notYet: 'Not yet',
    notRecorded: 'Yes. The time was not recorded then.',
    yours: (day: string, time: string) => `${day}, ${time} for you`,
    theirs: (day: string, time: string, place: string) => `${day}, ${time} in ${place}`,
    failed: 'The other times did not load.',
  },
  edited: 'Edited',
  declines: 'Declined',
  writtenBy: (name: string | null) => (name ? `Written by ${name}` : 'Written by a former co-parent'),
  deleted: { mine: 'You deleted this message', theirs: 'Message deleted' },
  deletion: {
    title: 'Delete this message?',
    text: (name: string) => `${capitalised(name)} will no longer see what you wrote, only that you deleted a message.`,
    confirm: 'Delete',
    keep: 'Keep it',
  },
  editing: {
    heading: 'You are editing your message',
    cancel: 'Cancel the change',
    save: 'Save the change',
    failed: 'The change was not saved',
    held: 'Your change is being checked',
    heldText: 'The message stays as it was. If we accept the new text, it is sent as a new message.',
  },
  quote: {
    you: 'You',
    title: 'Go to this message',
    go: (name: string, content: string) => `Answers ${name}: ${content}. Go to this message`,
    failed: 'This message did not load',
    failedText: 'Please check your connection and try again.',
  },
  reactions: {
    heading: 'React to this message',
    names: {
      heart: 'Heart',
      laugh: 'Laughing',
      thumbs_up: 'Thumbs up',
      wow: 'Surprised',
      sad: 'Sad',
      celebrate: 'Celebrating',
    },
    count: (name: string, count: number, mine: boolean) => `${name}, ${count}${mine ? ', including you' : ''}`,
    failed: 'The reaction was not saved',
  },
  composer: {
    label: (name: string) => `Write to ${name}`,
    placeholder: 'Write a message',
    send: 'Send',
    attach: 'Add photos or documents',
    speak: 'Record a voice message',
    notYet: (name: string) => `You can send photos and voice messages once ${name} has answered.`,
    replyingTo: (name: string) => `You are replying to ${name}`,
    cancelReply: 'Cancel the reply',
    asleep: (time: string, name: string) => `It is ${time} for ${name}.`,
    quiet: 'Your message arrives without a sound.',
    long: (left: number) => (left >= 0 ? `${left} characters left` : `${-left} characters too many`),
  },
  openers: {
    label: 'Suggestions for a first message',
    lead: (name: string) => `Based on what you and ${name} have written. Change it as you like.`,
  },
  connection: {
    offline: 'You are offline. What you write is kept and sent when you are back online.',
    refused:
      'This tab is not live because the site is open in too many tabs. You can still send; new messages appear within 30 seconds. Close another tab to go live here.',
    lost: 'The live connection is down. You can still write; new messages appear within 30 seconds.',
  },
  aside: {
    label: (name: string) => `About ${name}`,
    clocks: 'Both clocks',
    you: 'You',
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

export const MESSAGE_LENGTH = 4_000;

/** How long a message can be edited after it was sent. The server decides. */
export const EDITABLE_MS = 15 * 60_000;
export const DELETABLE_MS = 60 * 60_000;
