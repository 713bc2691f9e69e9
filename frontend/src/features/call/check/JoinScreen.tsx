import { useState } from 'react';
import { useRealtimeEvent } from '../../../api/realtime';
import type { CallRoom } from '../../../api/video-calls';
import { VerifiedMark } from '../../../entities/people/Reputation';
import { ownTimeZone, timeOfDay, useServerNow } from '../../../lib/clocks';
import { remaining } from '../../../lib/format/time';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Clocks } from '../Clocks';
import { callTexts } from '../texts';
import type { LocalMedia } from '../model/local-media';
import { useStore } from '../model/store';
import { DeviceCheck } from './DeviceCheck';
import styles from './JoinScreen.module.css';
import { RelayChoice } from './RelayChoice';
import type { ChosenRelay } from './use-relay-choice';

const { check: texts } = callTexts;

interface JoinScreenProps {
  room: CallRoom;
  /** When the room was read, by this browser's clock. */
  receivedAt: number;
  media: LocalMedia;
  relay: ChosenRelay;
  /** The interview may have been moved or cancelled. */
  onMoved: () => void;
  onJoin: () => void;
}

/** Before joining: the device check, and the countdown. */
export function JoinScreen({ room, receivedAt, media, relay, onMoved, onJoin }: JoinScreenProps) {
  useRealtimeEvent('interview.changed', onMoved);
  const { user } = useSession();
  const state = useStore(media);
  const now = useServerNow(room.now, receivedAt);
  const [startsAt, opensAt] = [new Date(room.startsAt), Date.parse(room.opensAt)];
  const isOpen = now >= opensAt;
  const { displayName: name } = room.other;
  return (
    <DeviceCheck
      media={media}
      name={name}
      words={
        <>
          <p className={styles.eyebrow}>{texts.eyebrow(name)}</p>
          <h1>{isOpen ? texts.ready : texts.early}</h1>
          <VerifiedMark verified={room.other.verified} />
          <p className={styles.begins}>{now < startsAt.getTime() ? texts.begins : texts.began}</p>
          <Clocks at={startsAt} other={room.other} />
          <p className={styles.recorded}>
            <Icon name="lock" size={20} />
            {texts.notRecorded}
          </p>
          {user?.userType === 'family' ? (
            <p className={styles.recorded}>
              <Icon name="info" size={20} />
              {texts.oneSeat}
            </p>
          ) : null}
        </>
      }
      action={
        <>
          <Opening isOpen={isOpen} ms={opensAt - now} />
          <Button wide disabled={!isOpen} busy={isOpen && (state.opening || relay.saving)} onClick={onJoin}>
            {isOpen ? <JoinWords state={state} /> : texts.notYet(timeOfDay(new Date(opensAt), ownTimeZone()))}
          </Button>
        </>
      }
    >
      <RelayChoice relay={relay} name={name} />
    </DeviceCheck>
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
          {texts.opensIn} <b>{remaining(ms)}</b>
        </p>
      )}
      <p className={startedClosed && isOpen ? styles.opened : 'sr'} role="status">
        {isOpen ? texts.opensNow : ''}
      </p>
    </>
  );
}
