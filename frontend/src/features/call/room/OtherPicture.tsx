import { useEffect, useState } from 'react';
import type { CallPartner } from '../../../api/video-calls';
import { Button } from '../../../ui/Button';
import { Photo } from '../../../ui/Photo';
import { FamilyPortrait, Portrait } from '../../../ui/portraits';
import { callTexts } from '../texts';
import type { CallState } from '../model/call-session';
import { useStream } from '../use-media';
import styles from './OtherPicture.module.css';

const { room: texts, states } = callTexts;

interface OtherPictureProps {
  other: CallPartner;
  call: CallState;
  /** Through which loudspeaker they are heard; null for the browser's own choice. */
  speaker: string | null;
}

/** The other person's picture, or their portrait while there is none. */
export function OtherPicture({ other, call, speaker }: OtherPictureProps) {
  const video = useStream<HTMLVideoElement>(call.remote);
  const [silenced, setSilenced] = useState(false);
  useEffect(() => {
    const { current } = video;
    if (!current || call.remote.getTracks().length === 0) return;
    // Some browsers play sound only after a press.
    current.play().then(
      () => setSilenced(false),
      (error: unknown) => setSilenced((error as Error).name === 'NotAllowedError'),
    );
  }, [video, call.remote]);
  useEffect(() => {
    const { current } = video;
    if (speaker && current && 'setSinkId' in current) current.setSinkId(speaker).catch(() => undefined);
  }, [video, speaker]);

  const shown = call.line !== null && call.other !== 'left' && call.remoteState?.camera === true;
  return (
    <div className={styles.other} data-still={call.verdict.pictureStopped || call.line === 'lost' || undefined}>
      <video ref={video} autoPlay playsInline hidden={!shown} aria-label={texts.theirPicture(other.displayName)} />
      {shown ? null : (
        <div className={styles.portrait}>
          <span>
            <Picture other={other} />
          </span>
          <p>{wordsFor(other.displayName, call)}</p>
        </div>
      )}
      {silenced ? (
        <Button className={styles.hear} onClick={() => void video.current?.play().then(() => setSilenced(false))}>
          {texts.hear(other.displayName)}
        </Button>
      ) : null}
    </div>
  );
}

function Picture({ other: { id, photo, photoPreview, photoFocalPoint, userType } }: { other: CallPartner }) {
  const drawn = userType === 'family' ? <FamilyPortrait seed={id} /> : <Portrait seed={id} crop="face" />;
  if (!photo) return drawn;
  return (
    <Photo
      photo={photo}
      preview={photoPreview}
      focalPoint={photoFocalPoint}
      fallback={drawn}
      alt=""
      ratio="1 / 1"
      sizes="160px"
    />
  );
}

/** Shown in place of a picture. */
function wordsFor(name: string, { phase, other, line, remoteState }: CallState): string {
  if (phase === 'joining') return states.joining;
  if (other === 'away') return `${states.alone(name)} ${states.aloneHint}`;
  if (other === 'left') return `${states.left(name)} ${states.leftHint}`;
  if (other === 'reconnecting' && line !== 'connected') return states.otherReconnecting(name);
  if (line === 'connecting' || !remoteState) return states.connecting(name);
  return remoteState.spared ? states.theirSpared(name) : states.cameraOff(name);
}
