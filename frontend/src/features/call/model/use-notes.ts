import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../api/error-text';
import {
  useLazyGetInterviewNotesQuery,
  useSaveInterviewNotesMutation,
  type InterviewNotes,
} from '../../../api/video-calls';
import { callTexts } from '../messages';

interface Draft {
  content: string;
  asked: string[];
  /** The revision that it was written upon. */
  revision: number;
}

export interface Notes {
  /** Null while they load. */
  draft: Draft | null;
  /** They could not be read: nothing can be written, so that nothing is lost. */
  failed: boolean;
  saving: 'saved' | 'waiting' | 'failed';
  write: (change: Partial<Pick<Draft, 'content' | 'asked'>>) => void;
  load: () => void;
}

const PAUSE_MS = 800;
const TRY_AGAIN_MS = 5_000;

/**
 * One's notes on an interview: saved a moment after each change, kept in this tab until the server has them, and put
 * below those of another window where that was quicker.
 */
export function useNotes(interviewId: string): Notes {
  const [fetchNotes] = useLazyGetInterviewNotesQuery();
  const [saveNotes] = useSaveInterviewNotesMutation();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [failed, setFailed] = useState(false);
  const [saving, setSaving] = useState<Notes['saving']>('saved');
  const [failures, setFailures] = useState(0);
  const latest = useRef<Draft | null>(null);
  const underWay = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const become = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const stored = await fetchNotes({ id: interviewId }).unwrap();
      const unsaved = keptDraft(interviewId);
      const { content, asked, revision } = stored;
      become(unsaved ? merged(unsaved, stored) : { content, asked, revision });
      if (unsaved) setSaving('waiting');
    } catch {
      setFailed(true);
    }
  }, [fetchNotes, interviewId, become]);
  useEffect(() => void load(), [load]);

  const save = async () => {
    const written = latest.current;
    if (!written || underWay.current) return;
    underWay.current = true;
    try {
      const stored = await saveNotes({ id: interviewId, interviewNotesInput: written }).unwrap();
      if (latest.current === written) {
        become({ ...written, revision: stored.revision });
        forgetDraft(interviewId);
        setSaving('saved');
      } else if (latest.current) become({ ...latest.current, revision: stored.revision });
    } catch (error) {
      if (isApiError(error) && error.code === 'notes_changed') {
        const stored = await fetchNotes({ id: interviewId })
          .unwrap()
          .catch(() => null);
        if (stored) {
          // Nothing is wrong: what both windows wrote is saved in a moment.
          become(merged(latest.current ?? written, stored));
          return;
        }
      }
      setSaving('failed');
      setFailures((count) => count + 1);
    } finally {
      underWay.current = false;
    }
  };
  const saveNow = useEffectEvent(() => void save());

  // After each change, and again until it has succeeded.
  useEffect(() => {
    if (saving === 'saved') return;
    timer.current = setTimeout(saveNow, saving === 'failed' ? TRY_AGAIN_MS : PAUSE_MS);
    const online = () => saveNow();
    window.addEventListener('online', online);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', online);
    };
  }, [saving, draft, failures]);

  // Whoever leaves the page has stopped writing.
  const finish = useEffectEvent(() => saving !== 'saved' && void save());
  useEffect(() => () => void finish(), []);

  const write: Notes['write'] = (change) => {
    if (!latest.current) return;
    const next = { ...latest.current, ...change };
    keepDraft(interviewId, next);
    become(next);
    setSaving('waiting');
  };
  return { draft, failed, saving, write, load: () => void load() };
}

/** What is written here below what was saved elsewhere since; the same words stand there once. */
export function merged(own: Draft, stored: InterviewNotes): Draft {
  const asked = [...new Set([...stored.asked, ...own.asked])];
  const { revision } = stored;
  if (own.revision === revision) return { ...own, revision };
  if (own.content.startsWith(stored.content)) return { content: own.content, asked, revision };
  if (stored.content.includes(own.content)) return { content: stored.content, asked, revision };
  return { content: `${stored.content}\n\n${callTexts.notes.otherWindow}\n${own.content}`, asked, revision };
}

const keyOf = (interviewId: string) => `call-notes:${interviewId}`;

/** In this tab only: signing out clears it. */
function keepDraft(interviewId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(interviewId), JSON.stringify(draft));
  } catch {
    // Closed storage: the page itself holds it.
  }
}

function forgetDraft(interviewId: string): void {
  try {
    sessionStorage.removeItem(keyOf(interviewId));
  } catch {
    // As above.
  }
}

function keptDraft(interviewId: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(interviewId)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
