// @ts-check
/**
 * The worker process for recordings. It only receives the bytes and may be killed at any time. Plain JavaScript, so
 * that tests (from src) and the product (from dist) fork the same file.
 */
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { answerJobs } from '../processing/answer-jobs.mjs';

/** @typedef {import('./voice-job.js').VoiceJob} VoiceJob */
/** @typedef {import('./voice-job.js').VoiceAnswer} VoiceAnswer */

/** Five minutes, and what a browser takes to stop. */
const MOST_SECONDS = 305;
const CODECS = new Set(['opus', 'vorbis', 'aac']);
const CONTAINERS = {
  'audio/webm': { read: WEBM, write: () => new WebMOutputFormat() },
  'audio/ogg': { read: OGG, write: () => new OggOutputFormat() },
  'audio/mp4': { read: MP4, write: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
};

/**
 * Copies only the packets of sound into a new container, without names, places and appended bytes. The new container
 * states its duration, which recordings of browsers do not.
 * @param {VoiceJob} job
 * @returns {Promise<VoiceAnswer>}
 */
async function inspect({ bytes, type }) {
  const { read, write } = CONTAINERS[type];
  const input = new Input({ formats: [read], source: new BufferSource(bytes) });
  const tracks = await input.getTracks();
  if (tracks.some((one) => one.type === 'video')) return { refusal: 'not_sound' };
  const [track, ...others] = await input.getAudioTracks();
  const { codec } = track ?? {};
  if (!track || others.length > 0 || !codec || !CODECS.has(codec)) return { refusal: 'unreadable' };

  const target = new BufferTarget();
  const output = new Output({ format: write(), target });
  const sound = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(sound);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  let first = null;
  let seconds = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    first ??= packet.timestamp;
    const timestamp = packet.timestamp - first;
    seconds = Math.max(seconds, timestamp + packet.duration);
    if (seconds > MOST_SECONDS) return { refusal: 'too_long' };
    await sound.add(packet.clone({ timestamp }), decoderConfig && { decoderConfig });
  }
  if (seconds <= 0) return { refusal: 'unreadable' };
  await output.finalize();
  if (!target.buffer) return { refusal: 'unreadable' };
  return { result: { bytes: Buffer.from(target.buffer), type, durationMs: Math.round(seconds * 1_000) } };
}

answerJobs(inspect);
