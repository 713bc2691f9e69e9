import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** 20 milliseconds of silence in Opus. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
const FRAME_SECONDS = 0.02;
/** One channel, 48 kHz. */
const DESCRIPTION = Uint8Array.from([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]);
const OPUS = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1, description: DESCRIPTION };

const FORMATS = {
  // As a browser records: it does not say how long it is.
  webm: () => new WebMOutputFormat({ appendOnly: true }),
  ogg: () => new OggOutputFormat(),
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
};

/** A silent recording, in the container of a browser; `picture` adds a track that a voice message must not have. */
export async function recording(
  seconds = 2,
  { format = 'webm', picture = false }: { format?: keyof typeof FORMATS; picture?: boolean } = {},
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: FORMATS[format](), target });
  const sound = new EncodedAudioPacketSource('opus');
  const video = new EncodedVideoPacketSource('vp8');
  output.addAudioTrack(sound);
  if (picture) output.addVideoTrack(video);
  output.setMetadataTags({ title: 'Recorded at home' });
  await output.start();
  if (picture) {
    const decoderConfig = { codec: 'vp8', codedWidth: 16, codedHeight: 16 };
    await video.add(new EncodedPacket(SILENCE, 'key', 0, seconds), { decoderConfig });
  }
  for (let frame = 0; frame < seconds / FRAME_SECONDS; frame += 1) {
    const packet = new EncodedPacket(SILENCE, 'key', frame * FRAME_SECONDS, FRAME_SECONDS);
    await sound.add(packet, { decoderConfig: OPUS });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

/** How loud it is, as a browser sends it. */
export const WAVEFORM = Array.from({ length: 48 }, (_, index) => index * 2);
