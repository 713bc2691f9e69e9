/** Recordings that are not sent yet, by person and conversation. */
export interface Recorded {
  /** Ours, until it is sent. */
  key: string;
  file: Blob;
  durationMs: number;
  waveform: number[] | null;
}

export interface ReadyRecording {
  phase: 'ready';
  recorded: Recorded;
  /** It ended because it could not be longer. */
  atLimit: boolean;
}

/** Recordings that wait in a conversation which is not open, by person and conversation: in this tab only. */
export const voiceDrafts = new Map<string, ReadyRecording>();
