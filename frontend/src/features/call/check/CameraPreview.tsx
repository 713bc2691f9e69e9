import { useMemo } from 'react';
import { CallIcon } from '../CallIcon';
import { callTexts } from '../texts';
import type { LocalMediaState } from '../model/local-media';
import { useMicrophoneLevel } from '../model/use-microphone-level';
import { useStream } from '../use-media';
import styles from './CameraPreview.module.css';

const { check: texts } = callTexts;

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
      <Meter track={microphone.track} />
    </div>
  );
}

function Meter({ track }: { track: MediaStreamTrack | null }) {
  const level = useMicrophoneLevel(track);
  return (
    <div className={styles.meter}>
      <CallIcon name={track ? 'microphone' : 'microphoneOff'} size={20} />
      <meter min={0} max={1} value={level} aria-label={texts.meter} />
      <span>{texts.meterHint}</span>
    </div>
  );
}
