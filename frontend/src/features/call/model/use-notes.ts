import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useLazyGetInterviewNotesQuery,
  useSaveInterviewNotesMutation,
  type InterviewNotes,
} from '../../../api/video-calls';
import { SaveQueue, useSaveQueue } from '../../../lib/autosave';
import { sessionOwner } from '../../../lib/session';
import { callTexts } from '../texts';

interface Draft {
  content: string;
  asked: string[];
  /** The revision that it was written upon. */
  revision: number;
}

export interface Notes {
  /** Null while they load. */
  draft: Draft | null;
  /** The notes could not be loaded, so typing is disabled and nothing can be lost. */
  failed: boolean;
  saving: 'saved' | 'waiting' | 'failed';
  write: (change: Partial<Pick<Draft, 'content' | 'asked'>>) => void;
  load: () => void;
}

/**
 * The person's notes on an interview: saved a moment after each change, stored in this tab until the server has them,
 * and appended to the text of another window that saved first.
 */
export function useNotes(interviewId: string): Notes {
  const [fetchNotes] = useLazyGetInterviewNotesQuery();
  const [saveNotes] = useSaveInterviewNotesMutation();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef<Draft | null>(null);
  const set = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  const { queue, state } = useSaveQueue(
    `call-notes:${interviewId}`,
    () =>
      new SaveQueue<Draft>({
        save: async (written) => {
          // The revision is that of the last save, which may have come after this was typed.
          const revision = latest.current?.revision ?? written.revision;
          const stored = await saveNotes({ id: interviewId, interviewNotesInput: { ...written, revision } }).unwrap();
          if (latest.current?.content === written.content && latest.current.asked === written.asked)
            forgetDraft(interviewId);
          if (latest.current) set({ ...latest.current, revision: stored.revision });
        },
        // Not an error: the texts of both windows are merged and saved.
        merge: async () => {
          const stored = await fetchNotes({ id: interviewId }).unwrap();
          if (!latest.current) return null;
          set(merged(latest.current, stored));
          return latest.current;
        },
      }),
  );

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const stored = await fetchNotes({ id: interviewId }).unwrap();
      const unsaved = keptDraft(interviewId);
      const { content, asked, revision } = stored;
      const first = unsaved ? merged(unsaved, stored) : { content, asked, revision };
      set(first);
      if (unsaved) queue.add(first);
    } catch {
      setFailed(true);
    }
  }, [fetchNotes, interviewId, queue, set]);
  useEffect(() => void load(), [load]);

  const write: Notes['write'] = (change) => {
    if (!latest.current) return;
    const next = { ...latest.current, ...change };
    keepDraft(interviewId, next);
    set(next);
    queue.add(next);
  };
  const saving = state === 'saved' ? 'saved' : state === 'failed' ? 'failed' : 'waiting';
  return { draft, failed, saving, write, load: () => void load() };
}

/** Appends this text to the one saved elsewhere; equal text appears once. */
export function merged(own: Draft, stored: InterviewNotes): Draft {
  const asked = [...new Set([...stored.asked, ...own.asked])];
  const { revision } = stored;
  if (own.revision === revision) return { ...own, revision };
  if (own.content.startsWith(stored.content)) return { content: own.content, asked, revision };
  if (stored.content.includes(own.content)) return { content: stored.content, asked, revision };
  return { content: `${stored.content}\n\n${callTexts.notes.otherWindow}\n${own.content}`, asked, revision };
}

const keyOf = (interviewId: string) => `call-notes:${interviewId}:${sessionOwner() ?? ''}`;

/** Stored for this tab only: logging out clears it. */
function keepDraft(interviewId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(interviewId), JSON.stringify(draft));
  } catch {
    // Without storage the text lasts as long as the page.
  }
}

function forgetDraft(interviewId: string): void {
  try {
    sessionStorage.removeItem(keyOf(interviewId));
  } catch {
    // Storage may be unavailable, see above.
  }
}

function keptDraft(interviewId: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(interviewId)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
