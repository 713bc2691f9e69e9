import type { QuotedMessage } from './thread';

/** A draft: its text, and the message it answers. */
export interface Draft {
  text: string;
  replyTo: QuotedMessage | null;
}

/** A draft in this browser. */
export interface KeptDraft extends Draft {
  /** The version of the server that it is based on; 0 without one. What an earlier release stored has none. */
  version?: number;
  /** When it was typed, in milliseconds since 1970. */
  typedAt?: number;
  /** The server has this text. */
  saved?: boolean;
}

const DRAFTS = 'drafts';
const draftKey = (accountId: string, conversationId: string) => `${accountId} ${conversationId}`;

function readDrafts(): Partial<Record<string, KeptDraft>> {
  try {
    return JSON.parse(localStorage.getItem(DRAFTS) ?? '{}') as Record<string, KeptDraft>;
  } catch {
    return {};
  }
}

/**
 * Drafts begun and not sent, per conversation. In local storage, which has stored a draft when `write` returns: what is
 * on its way to a database is lost with the page. A browser without storage has no drafts.
 */
export const draftStore = {
  read: (accountId: string, conversationId: string): KeptDraft =>
    readDrafts()[draftKey(accountId, conversationId)] ?? { text: '', replyTo: null, saved: true },
  /** Conversations with words that the server does not have yet. */
  unsaved: (accountId: string): string[] =>
    Object.entries(readDrafts())
      .filter(([key, draft]) => key === draftKey(accountId, key.split(' ').at(-1) ?? '') && !draft?.saved)
      .map(([key]) => key.slice(accountId.length + 1)),
  write(accountId: string, conversationId: string, draft: KeptDraft): void {
    const { [draftKey(accountId, conversationId)]: _before, ...drafts } = readDrafts();
    if (draft.text || draft.replyTo || !draft.saved) drafts[draftKey(accountId, conversationId)] = draft;
    try {
      if (Object.keys(drafts).length > 0) localStorage.setItem(DRAFTS, JSON.stringify(drafts));
      else localStorage.removeItem(DRAFTS);
    } catch {
      // Full or forbidden: what is written is on the screen all the same.
    }
  },
};

/** Clears a person's data after logging out, except text that the server does not have yet. */
export const forgetDrafts = (): void => localStorage.removeItem(DRAFTS);
