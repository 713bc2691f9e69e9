import { useEffect, useMemo, useState } from 'react';
import { CallIcon } from '../CallIcon';
import { callTexts } from '../texts';
import type { LocalMediaState } from '../model/local-media';
import { useMicrophoneLevel } from '../model/use-microphone-level';
import { useStream } from '../use-media';
import styles from './CameraPreview.module.css';

const { check: texts } = callTexts;
/** Above the noise of a quiet room. */
const AUDIBLE = 0.1;
const SILENT_MS = 8_000;

/** The person's own picture and volume, before anyone else sees them. */
export function CameraPreview({ state: { camera, microphone, opening } }: { state: LocalMediaState }) {
  const { track } = camera;
  const stream = useMemo(() => (track ? new MediaStream([track]) : null), [track]);
  const video = useStream<HTMLVideoElement>(stream);
  return (
    <div className={styles.mirror}>
      <div className={styles.frame}>
        {stream ? (
          <video ref={video} autoPlay playsInline muted aria-label={texts.preview} />
        ) : (
          <p>
            <CallIcon name={camera.on ? 'camera' : 'cameraOff'} size={32} />
            {opening ? texts.opening : camera.on ? texts.noPicture : texts.cameraOff}
          </p>
        )}
      </div>
      <Meter key={microphone.track?.id} track={microphone.track} />
    </div>
  );
}

function Meter({ track }: { track: MediaStreamTrack | null }) {
  const level = useMicrophoneLevel(track);
  const [heard, setHeard] = useState(false);
  const [silent, setSilent] = useState(false);
  if (!heard && level >= AUDIBLE) setHeard(true);
  useEffect(() => {
    if (!track || heard) return;
    const timer = setTimeout(() => setSilent(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, [track, heard]);
  return (
    <div className={styles.meter}>
      <CallIcon name={track ? 'microphone' : 'microphoneOff'} size={20} />
      <meter min={0} max={1} value={level} aria-label={texts.meter} />
      <span role="status">
        {!track ? texts.meterOff : heard ? texts.meterHeard : silent ? texts.meterSilent : texts.meterHint}
      </span>
    </div>
  );
}
