import { useEffect, useState } from 'react';

const EVERY_MS = 80;
const LOUD = 0.35;

/** The current microphone level, from 0 to 1. */
export function useMicrophoneLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return;
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 512 });
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    const wave = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      // Browsers start audio only after the person has interacted with the page.
      if (context.state === 'suspended') context.resume().catch(() => undefined);
      analyser.getFloatTimeDomainData(wave);
      const power = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
      setLevel(Math.min(1, Math.round((power / LOUD) * 50) / 50));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      setLevel(0);
      source.disconnect();
      context.close().catch(() => undefined);
    };
  }, [track]);
  return level;
}
