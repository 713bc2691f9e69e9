import { useSyncExternalStore } from 'react';
import { deviceProblem, type DeviceProblem } from '../../../lib/device-problem';
import { Listeners } from '../../../lib/listeners';
import type { UnsentFile } from '../model/draft-files';
import { voiceDrafts, type ReadyRecording, type Recorded } from '../model/voice-drafts';
import { recordingType } from '../model/voice-support';
import { playback } from './playback';
import { readRecording } from './waveform';

export const MOST_SECONDS = 300;
export const WARNED_SECONDS = 30;
const SHORTEST_MS = 500;
const EVERY_MS = 100;
/** How many levels of the last seconds are shown. */
const MOST_LEVELS = 48;
const LOUD = 0.25;
const BITS_PER_SECOND = 32_000;

export type Recording =
  | { phase: 'idle' }
  | { phase: 'asking' }
  | { phase: 'recording'; seconds: number; levels: readonly number[]; isPaused: boolean }
  | { phase: 'reading' }
  | ReadyRecording
  | { phase: 'failed'; problem: DeviceProblem | 'short' };

const IDLE: Recording = { phase: 'idle' };

/** A recording that runs: its devices, and what ends them. */
interface Running {
  /** The conversation that it is for. */
  place: string;
  /** No one wants it any more. */
  isDiscarded: boolean;
  recorder: MediaRecorder;
  parts: Blob[];
  /** All of its sound has come. */
  stopped: Promise<unknown>;
  /** Moves on while it is paused. */
  startedAt: number;
  /** Null while it records. */
  pausedAt: number | null;
  end: () => void;
  /** Whether the microphone is heard. */
  listen: (on: boolean) => void;
}

/** Records for one conversation at a time. What was recorded waits there, also while another conversation is open. */
class Recorder {
  private place = '';
  private recording: Recording = IDLE;
  private running: Running | null = null;
  /** Stopped, and not yet known how long it is. */
  private reading: Running | null = null;
  private turn = 0;
  private readonly listeners = new Listeners();

  subscribe = this.listeners.subscribe;
  of = (place: string): Recording => (place === this.place ? this.recording : (voiceDrafts.get(place) ?? IDLE));

  /** Asks for the microphone, and records until `stop`, `finish` or the limit. */
  async start(place: string): Promise<void> {
    const type = recordingType();
    if (!type || this.running || this.recording.phase === 'asking') return;
    this.discard(place);
    playback.pause();
    const turn = (this.turn += 1);
    this.place = place;
    this.set({ phase: 'asking' });
    let stream: MediaStream | undefined;
    try {
      const audio = { echoCancellation: true, noiseSuppression: true, channelCount: 1 };
      stream = await navigator.mediaDevices.getUserMedia({ audio });
      if (turn === this.turn) this.record(stream, type);
      else stopTracks(stream);
    } catch (error) {
      if (stream) stopTracks(stream);
      if (turn === this.turn) this.set({ phase: 'failed', problem: deviceProblem(error) });
    }
  }

  /** The microphone hears nothing until it goes on; time and waveform stand still. */
  pause(): void {
    const { running } = this;
    if (running?.recorder.state !== 'recording' || this.recording.phase !== 'recording') return;
    running.recorder.pause();
    running.pausedAt = performance.now();
    running.listen(false);
    this.set({ ...this.recording, seconds: secondsOf(running), isPaused: true });
  }

  resume(): void {
    const { running } = this;
    if (running?.recorder.state !== 'paused' || this.recording.phase !== 'recording') return;
    running.startedAt += performance.now() - (running.pausedAt ?? performance.now());
    running.pausedAt = null;
    running.listen(true);
    running.recorder.resume();
    this.set({ ...this.recording, isPaused: false });
  }

  /** The conversation is shown: what was recorded for it is there again. */
  enter(place: string): void {
    if (place === this.place) return;
    this.place = place;
    this.set(voiceDrafts.get(place) ?? IDLE);
    voiceDrafts.delete(place);
  }

  /** Ends the recording, to be listened to; resolves with it, or with null where there is nothing to send. */
  async finish(atLimit = false): Promise<Recorded | null> {
    const { running } = this;
    if (!running) return this.recording.phase === 'ready' ? this.recording.recorded : null;
    const measuredMs = Math.round(secondsOf(running) * 1_000);
    this.running = null;
    this.reading = running;
    this.set({ phase: 'reading' });
    if (running.recorder.state !== 'inactive') running.recorder.stop();
    await running.stopped;
    running.end();
    const [container = ''] = running.recorder.mimeType.split(';');
    const file = new Blob(running.parts, { type: container });
    const read = await readRecording(file).catch(() => ({ durationMs: measuredMs, waveform: null }));
    if (this.reading === running) this.reading = null;
    if (running.isDiscarded) return null;
    const isHere = running.place === this.place;
    if (file.size === 0 || read.durationMs < SHORTEST_MS) {
      if (isHere) this.set({ phase: 'failed', problem: 'short' });
      return null;
    }
    const recorded = { key: crypto.randomUUID(), file, ...read };
    const ready = { phase: 'ready', recorded, atLimit } as const;
    if (isHere) this.set(ready);
    else voiceDrafts.set(running.place, ready);
    return recorded;
  }

  /** Ends everything of a conversation, and forgets what was recorded for it. */
  discard(place: string): void {
    voiceDrafts.delete(place);
    if (this.reading?.place === place) this.reading.isDiscarded = true;
    if (place !== this.place) return;
    this.turn += 1;
    const { running } = this;
    this.running = null;
    if (running) {
      if (running.recorder.state !== 'inactive') running.recorder.stop();
      running.end();
    }
    this.set(IDLE);
  }

  /** The conversation is left: what was recorded so far waits there. */
  leave(place: string): void {
    if (place !== this.place) return;
    const now = this.recording;
    if (now.phase === 'ready') voiceDrafts.set(place, now);
    // A microphone that was only requested is released when it is granted.
    this.turn += 1;
    void this.finish();
    this.place = '';
    this.set(IDLE);
  }

  private record(stream: MediaStream, mimeType: string): void {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    recorder.start();
    const level = levelOf(stream);
    const startedAt = performance.now();
    const timer = setInterval(() => this.tick(level.read()), EVERY_MS);
    const end = () => {
      clearInterval(timer);
      level.close();
      stopTracks(stream);
    };
    const listen = (on: boolean) => {
      for (const track of stream.getAudioTracks()) track.enabled = on;
    };
    const about = { place: this.place, isDiscarded: false, recorder, parts, stopped };
    this.running = { ...about, startedAt, pausedAt: null, end, listen };
    // The microphone was unplugged: what was said until then is kept.
    stream.getAudioTracks()[0]?.addEventListener('ended', () => void this.finish());
    this.set({ phase: 'recording', seconds: 0, levels: [], isPaused: false });
  }

  private tick(level: number): void {
    if (!this.running || this.recording.phase !== 'recording' || this.recording.isPaused) return;
    const seconds = secondsOf(this.running);
    if (seconds >= MOST_SECONDS) return void this.finish(true);
    const levels = [...this.recording.levels, level].slice(-MOST_LEVELS);
    this.set({ phase: 'recording', seconds, levels, isPaused: false });
  }

  private set(recording: Recording): void {
    this.recording = recording;
    this.listeners.notify();
  }
}

/** The recorder of this tab. */
export const recorder = new Recorder();

export const useRecording = (place: string): Recording =>
  useSyncExternalStore(recorder.subscribe, () => recorder.of(place));

export const toUnsentFile = ({ key, file, durationMs, waveform }: Recorded): UnsentFile => ({
  key,
  file,
  name: 'voice-message',
  kind: 'voice',
  voice: { durationMs, waveform },
  attachment: null,
});

const secondsOf = ({ startedAt, pausedAt }: Running): number => ((pausedAt ?? performance.now()) - startedAt) / 1_000;

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** How loud a stream is now, from 0 to 100. */
function levelOf(stream: MediaStream): { read: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 512 });
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      if (context.state === 'suspended') context.resume().catch(() => undefined);
      analyser.getFloatTimeDomainData(wave);
      const power = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
      return Math.min(100, Math.round((power / LOUD) * 100));
    },
    close: () => void context.close().catch(() => undefined),
  };
}
