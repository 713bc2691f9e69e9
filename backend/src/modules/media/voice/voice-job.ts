export type VoiceType = 'audio/webm' | 'audio/ogg' | 'audio/mp4';

/** A job for the worker process. */
export interface VoiceJob {
  bytes: Buffer;
  type: VoiceType;
}

/** The recording to store: the same sound in a container that we wrote, with nothing else in it. */
export interface VoiceResult {
  bytes: Buffer;
  type: VoiceType;
  durationMs: number;
}

/** unreadable: damaged, or without sound that we know. not_sound: a picture goes with it. */
type VoiceRefusal = 'unreadable' | 'not_sound' | 'too_long';

export type VoiceAnswer = { result: VoiceResult } | { refusal: VoiceRefusal };
