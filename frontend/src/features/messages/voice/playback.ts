import { useSyncExternalStore } from 'react';
import { fetchMessageFile } from '../../../api/message-files';
import { isApiError } from '../../../lib/api-error';
import { Listeners } from '../../../lib/listeners';
import { voiceOrder } from '../model/voice-order';

/** Something that can be heard. */
export interface Track {
  id: string;
  durationMs: number;
  /** A recording of this browser; one of a message is fetched. */
  file?: Blob;
}

interface Playing {
  id: string;
  state: 'loading' | 'playing' | 'paused' | 'failed';
  /** In seconds. */
  position: number;
  failure: 'gone' | 'failed' | 'unsupported' | null;
}

const RATES = [1, 1.5, 2];
/** Recordings are not kept by the browser: these are the last ones that were heard. */
const MOST_FETCHED = 10;

/** Plays one voice message at a time. It goes on while the conversation is scrolled, and ends when that is left. */
class Playback {
  private audio: HTMLAudioElement | null = null;
  private url: string | null = null;
  /** The number of the current track; what loads for an earlier number is ignored. */
  private turn = 0;
  private playing: Playing | null = null;
  private readonly positions = new Map<string, number>();
  private readonly fetched = new Map<string, Blob>();
  private readonly listeners = new Listeners();
  private speed = 1;

  constructor() {
    voiceOrder.onLeave(() => this.stop());
  }

  subscribe = this.listeners.subscribe;
  current = (): Playing | null => this.playing;
  rate = (): number => this.speed;
  /** Where a track goes on, in seconds. */
  positionOf = (id: string): number =>
    this.playing?.id === id ? this.playing.position : (this.positions.get(id) ?? 0);

  toggle(track: Track): void {
    const isThis = this.playing?.id === track.id;
    if (isThis && this.playing?.state === 'playing') this.audio?.pause();
    else if (isThis && this.playing?.state === 'paused') this.resume();
    else if (!isThis || this.playing?.state === 'failed') void this.start(track);
  }

  seek(track: Track, seconds: number): void {
    const position = Math.min(Math.max(seconds, 0), track.durationMs / 1_000);
    this.positions.set(track.id, position);
    if (this.playing?.id === track.id && this.audio && this.playing.state !== 'loading') {
      this.audio.currentTime = position;
      this.set({ ...this.playing, position });
    } else this.listeners.notify();
  }

  nextRate(): void {
    this.speed = RATES[(RATES.indexOf(this.speed) + 1) % RATES.length] ?? 1;
    if (this.audio) this.audio.playbackRate = this.speed;
    this.listeners.notify();
  }

  pause(): void {
    this.audio?.pause();
  }

  /** Stops playing; with an id only that track. */
  stop(id?: string): void {
    if (!this.playing || (id !== undefined && this.playing.id !== id)) return;
    this.release();
    this.set(null);
  }

  private async start(track: Track): Promise<void> {
    this.release();
    const { id } = track;
    const turn = this.turn;
    // One for all, first used in a press: some browsers play nothing else without another press.
    const audio = (this.audio ??= new Audio());
    this.listenTo(audio, track);
    this.set({ id, state: 'loading', position: this.positions.get(id) ?? 0, failure: null });
    try {
      const file = track.file ?? (await this.fetch(id));
      if (turn !== this.turn) return;
      this.url = URL.createObjectURL(file);
      audio.src = this.url;
      audio.defaultPlaybackRate = this.speed;
      audio.playbackRate = this.speed;
      const position = this.positions.get(id) ?? 0;
      if (position > 0) audio.currentTime = position;
      await audio.play();
    } catch (error) {
      if (turn !== this.turn) return;
      const name = error instanceof DOMException ? error.name : '';
      // It was paused before it began, or the browser requires another press.
      if (name === 'NotAllowedError' || name === 'AbortError') this.mark('paused');
      else if (name) this.fail(id, 'unsupported');
      else this.fail(id, isApiError(error) && error.status === 404 ? 'gone' : 'failed');
    }
  }

  private listenTo(audio: HTMLAudioElement, { id, durationMs }: Track): void {
    audio.onplaying = () => this.mark('playing');
    audio.onpause = () => {
      if (!audio.ended) this.mark('paused');
    };
    audio.ontimeupdate = () => {
      if (audio.ended || !this.playing) return;
      const position = Math.min(audio.currentTime, durationMs / 1_000);
      this.positions.set(id, position);
      this.set({ ...this.playing, position });
    };
    audio.onended = () => this.finish(id);
  }

  private finish(id: string): void {
    this.positions.delete(id);
    this.stop(id);
    const next = voiceOrder.after(id);
    if (next) void this.start({ id: next.id, durationMs: next.durationMs ?? 0 });
  }

  private resume(): void {
    this.audio?.play().catch(() => this.mark('paused'));
  }

  private async fetch(id: string): Promise<Blob> {
    const known = this.fetched.get(id) ?? (await fetchMessageFile(id));
    this.fetched.delete(id);
    this.fetched.set(id, known);
    for (const oldest of [...this.fetched.keys()].slice(0, -MOST_FETCHED)) this.fetched.delete(oldest);
    return known;
  }

  private mark(state: Playing['state']): void {
    if (this.playing) this.set({ ...this.playing, state });
  }

  private fail(id: string, failure: NonNullable<Playing['failure']>): void {
    this.release();
    this.set({ id, state: 'failed', position: 0, failure });
  }

  private release(): void {
    this.turn += 1;
    const { audio, url } = this;
    this.url = null;
    if (audio) {
      Object.assign(audio, { onplaying: null, onpause: null, ontimeupdate: null, onended: null });
      audio.pause();
      audio.removeAttribute('src');
    }
    if (url) URL.revokeObjectURL(url);
  }

  private set(playing: Playing | null): void {
    this.playing = playing;
    this.listeners.notify();
  }
}

/** The player of this tab. */
export const playback = new Playback();

/** The state, position and speed of one track. Other tracks are not rendered again. */
export function usePlayback(id: string) {
  const playing = useSyncExternalStore(playback.subscribe, () => {
    const current = playback.current();
    return current?.id === id ? current : null;
  });
  const position = useSyncExternalStore(playback.subscribe, () => playback.positionOf(id));
  const rate = useSyncExternalStore(playback.subscribe, playback.rate);
  return { playing, position, rate };
}
