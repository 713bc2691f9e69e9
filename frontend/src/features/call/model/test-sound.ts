const RATE = 22_050;
const HEADER = 44;
const AMPLITUDE = 0.3;
/** Three rising tones: easy to hear on small speakers. */
const TONES = [523.25, 659.25, 783.99];
const TONE_SECONDS = 0.4;

/** The test sound as a WAV file, mono, 16 bits. */
export function testSound(): ArrayBuffer {
  const perTone = Math.round(TONE_SECONDS * RATE);
  const bytes = TONES.length * perTone * 2;
  const file = new DataView(new ArrayBuffer(HEADER + bytes));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  write(0, 'RIFF');
  file.setUint32(4, HEADER - 8 + bytes, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  write(36, 'data');
  file.setUint32(40, bytes, true);
  TONES.forEach((tone, index) => {
    for (let i = 0; i < perTone; i += 1) {
      // Fading in and out, so that it does not click.
      const volume = AMPLITUDE * Math.sin((Math.PI * i) / perTone);
      const sample = volume * Math.sin((2 * Math.PI * tone * i) / RATE);
      file.setInt16(HEADER + (index * perTone + i) * 2, Math.round(sample * 32_767), true);
    }
  });
  return file.buffer;
}

/** Plays the test sound to its end. Rejects if the browser does not play it, or not there; stops when `signal` aborts. */
export async function playTestSound(speaker: string | null, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(new Blob([testSound()], { type: 'audio/wav' }));
  const audio = new Audio(address);
  try {
    // A speaker that is no longer connected: the call, too, then uses the browser's default.
    if (speaker && 'setSinkId' in audio) await audio.setSinkId(speaker).catch(() => undefined);
    if (signal.aborted) return;
    await new Promise<void>((resolve, reject) => {
      audio.addEventListener('ended', () => resolve());
      audio.addEventListener('error', () => reject(new Error('The test sound failed.')));
      signal.addEventListener('abort', () => resolve());
      audio.play().catch(reject);
    });
  } finally {
    audio.pause();
    URL.revokeObjectURL(address);
  }
}
