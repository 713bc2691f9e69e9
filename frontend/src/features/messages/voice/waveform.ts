/** How many parts the waveform of a voice message has. */
const BARS = 48;
const LOUDEST = 100;
const RATE = 16_000;

/** How loud sound is in `bars` parts of equal length, from 0 to 100: the loudest part is 100, silence is 0. */
export function levelsOf(samples: Float32Array, bars = BARS): number[] {
  const powers = Array.from({ length: bars }, (_, bar) => {
    const [from, to] = [bar, bar + 1].map((edge) => Math.floor((edge * samples.length) / bars));
    const part = samples.subarray(from, to);
    return part.length === 0 ? 0 : Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  });
  const most = Math.max(...powers);
  // Quieter than any voice: noise of the microphone is not drawn as speech.
  if (most < 0.001) return powers.map(() => 0);
  return powers.map((power) => Math.round((power / most) * LOUDEST));
}

/** How long a recording is, and its waveform. Throws where this browser cannot read it. */
export async function readRecording(recording: Blob): Promise<{ durationMs: number; waveform: number[] }> {
  const sound = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await recording.arrayBuffer());
  return { durationMs: Math.round(sound.duration * 1_000), waveform: levelsOf(sound.getChannelData(0)) };
}
