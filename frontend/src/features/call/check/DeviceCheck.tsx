import { useState } from 'react';
import type { CallRoom } from '../../../api/video-calls';
import { ownTimeZone, timeOfDay } from '../../../lib/clocks';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/form';
import { Icon } from '../../../ui/Icon';
import { Clocks } from '../Clocks';
import { DeviceSelects } from '../DeviceSelects';
import { callTexts } from '../texts';
import type { LocalMedia } from '../model/local-media';
import { countdown, useServerNow } from '../model/room-time';
import { useStore } from '../model/store';
import styles from './DeviceCheck.module.css';
import { CameraPreview } from './CameraPreview';
import { Problems } from './Problems';
import { RelayChoice } from './RelayChoice';

const { check: texts } = callTexts;

interface DeviceCheckProps {
  room: CallRoom;
  /** When the room was read, by this browser's clock. */
  receivedAt: number;
  media: LocalMedia;
  onJoin: () => void;
}

/** Before joining: the preview, the devices, and the countdown. */
export function DeviceCheck({ room, receivedAt, media, onJoin }: DeviceCheckProps) {
  const state = useStore(media);
  const now = useServerNow(room.now, receivedAt);
  const [startsAt, opensAt] = [new Date(room.startsAt), Date.parse(room.opensAt)];
  const isOpen = now >= opensAt;
  const { displayName: name } = room.other;
  return (
    <section className={`wrap ${styles.check}`}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{texts.eyebrow(name)}</p>
        <h1>{isOpen ? texts.ready : texts.early}</h1>
        <p className={styles.begins}>{now < startsAt.getTime() ? texts.begins : texts.began}</p>
        <Clocks at={startsAt} other={room.other} />
        <p className={styles.recorded}>
          <Icon name="lock" size={20} />
          {texts.notRecorded}
        </p>
        <Problems state={state} name={name} onAgain={() => void media.open()} />
      </div>
      <CameraPreview state={state} />
      <div className={styles.join}>
        <Opening isOpen={isOpen} ms={opensAt - now} />
        <Button wide disabled={!isOpen} busy={isOpen && state.opening} onClick={onJoin}>
          {isOpen ? <JoinWords state={state} /> : texts.notYet(timeOfDay(new Date(opensAt), ownTimeZone()))}
        </Button>
      </div>
      <div className={styles.settings}>
        <fieldset className={styles.devices}>
          <legend>{texts.devices}</legend>
          <DeviceSelects media={media} state={state} />
          <Checkbox
            label={texts.soundOnly}
            hint={texts.soundOnlyHint}
            checked={state.choice.soundOnly}
            onChange={(event) => void media.setSoundOnly(event.target.checked)}
          />
          <RelayChoice relay={room.relay} name={name} />
        </fieldset>
      </div>
    </section>
  );
}

function JoinWords({ state: { camera, microphone } }: { state: ReturnType<LocalMedia['get']> }) {
  if (camera.track) return texts.join;
  return microphone.track ? texts.joinSoundOnly : texts.joinListening;
}

/** Shows a countdown; screen readers hear only the moment when the room opens. */
function Opening({ isOpen, ms }: { isOpen: boolean; ms: number }) {
  const [startedClosed] = useState(!isOpen);
  return (
    <>
      {isOpen ? null : (
        <p className={styles.countdown}>
          {texts.opensIn} <b>{countdown(ms)}</b>
        </p>
      )}
      <p className={startedClosed && isOpen ? styles.opened : 'sr'} role="status">
        {isOpen ? texts.opensNow : ''}
      </p>
    </>
  );
}
