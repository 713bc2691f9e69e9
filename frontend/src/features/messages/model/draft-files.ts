import { useSyncExternalStore } from 'react';
import type { MessageAttachment } from '../../../api/messages';
import { Listeners } from '../../../lib/listeners';
import { PICTURE_TYPES } from '../../../lib/picture-types';

/** A file that belongs to a message which is not sent yet. */
export interface UnsentFile {
  /** Identifies the file through every try to upload it. */
  key: string;
  file: Blob;
  name: string;
  kind: MessageAttachment['kind'];
  /** Only for a recording. */
  voice?: { durationMs: number; waveform: number[] | null };
  /** The file on the server; null until it is uploaded. */
  attachment: MessageAttachment | null;
}

/** A file in the composer, with the state of its upload. */
export interface DraftFile extends UnsentFile {
  /** 0 to 100. */
  progress: number;
  /** `final`: trying again cannot help. */
  failure: { message: string; final: boolean } | null;
}

export const MOST_FILES = 10;
/** The types that the picker offers; the server decides by content. */
export const FILE_TYPES = [...PICTURE_TYPES, 'application/pdf'];

const NONE: readonly DraftFile[] = [];
const chosen = new Map<string, readonly DraftFile[]>();
const listeners = new Listeners();

/** Files chosen for the next message, by person and conversation: in this tab only, until the message is sent. */
export const draftFiles = {
  of: (place: string): readonly DraftFile[] => chosen.get(place) ?? NONE,
  change(place: string, how: (files: readonly DraftFile[]) => readonly DraftFile[]): void {
    const next = how(draftFiles.of(place));
    if (next.length > 0) chosen.set(place, next);
    else chosen.delete(place);
    listeners.notify();
  },
  /** Files beyond the limit of one message are left out. */
  add(place: string, files: readonly File[]): void {
    const added = files.map((file): DraftFile => ({
      key: crypto.randomUUID(),
      file,
      name: file.name,
      kind: file.type.startsWith('image/') ? 'photo' : 'document',
      attachment: null,
      progress: 0,
      failure: null,
    }));
    draftFiles.change(place, (before) => [...before, ...added].slice(0, MOST_FILES));
  },
  clear(): void {
    chosen.clear();
    listeners.notify();
  },
};

export const useDraftFiles = (place: string): readonly DraftFile[] =>
  useSyncExternalStore(
    listeners.subscribe,
    () => draftFiles.of(place),
    () => NONE,
  );
