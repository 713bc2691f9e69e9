import { useMemo } from 'react';
import { CallIcon } from '../CallIcon';
import { callTexts } from '../texts';
import type { LocalMediaState } from '../model/local-media';
import { useStream } from '../use-media';
import styles from './OwnPicture.module.css';

/** A small preview of the own camera, as the other person sees it. */
export function OwnPicture({ own: { camera, microphone } }: { own: LocalMediaState }) {
  const { track } = camera;
  const stream = useMemo(() => (track ? new MediaStream([track]) : null), [track]);
  const video = useStream<HTMLVideoElement>(stream);
  return (
    <div className={styles.own}>
      {stream ? (
        <video ref={video} autoPlay playsInline muted aria-label={callTexts.room.ownPicture} />
      ) : (
        <CallIcon name="cameraOff" size={28} />
      )}
      {microphone.on && microphone.track ? null : (
        <i>
          <CallIcon name="microphoneOff" size={18} />
        </i>
      )}
    </div>
  );
}
