import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRealtimeEvent } from '../../../api/realtime';
import { useLazyGetIceServersQuery, type CallRoom } from '../../../api/video-calls';
import { useServerNow } from '../../../lib/clocks';
import { callTexts } from '../texts';
import { CallSession, policyOf, type CallEnd } from '../model/call-session';
import type { LocalMedia } from '../model/local-media';
import { useStore } from '../model/store';
import { useNotes } from '../model/use-notes';
import styles from './CallStage.module.css';
import { Controls, type PanelName } from './Controls';
import { CallHead } from './CallHead';
import { Notices } from './Notices';
import { OtherPicture } from './OtherPicture';
import { OwnPicture } from './OwnPicture';
import { SidePanel } from './SidePanel';

interface CallStageProps {
  room: CallRoom;
  /** When the room was read, by this browser's clock. */
  receivedAt: number;
  media: LocalMedia;
  /** As chosen before joining. */
  relayOnly: boolean;
  /** The interview may have been moved. */
  onMoved: () => void;
  /** `startsAt` is what was agreed when the call began. */
  onEnd: (end: CallEnd, startsAt: string) => void;
}

/** The call. Dark in every theme, so that the picture stands out; the hang-up button is always visible. */
export function CallStage({ room, receivedAt, media, relayOnly, onMoved, onEnd }: CallStageProps) {
  const session = useCallSession(room.interviewId, media, relayOnly);
  const call = useStore(session);
  const own = useStore(media);
  const notes = useNotes(room.interviewId);
  const now = useServerNow(room.now, receivedAt);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const { displayName: name } = room.other;

  const [agreedAt] = useState(room.startsAt);
  const ended = useEffectEvent((end: CallEnd) => onEnd(end, agreedAt));
  useEffect(() => {
    if (call.phase === 'over' && call.end) ended(call.end);
  }, [call.phase, call.end]);
  useRealtimeEvent('interview.changed', ({ interviewId }) => interviewId === room.interviewId && onMoved());
  const movedAhead = room.startsAt !== agreedAt && now < Date.parse(room.opensAt);
  const closed = now >= Date.parse(room.closesAt);
  useEffect(() => {
    if (movedAhead) session.leave('moved');
    else if (closed) session.leave('closed');
  }, [movedAhead, closed, session]);
  useWakefulScreen();
  // Nothing else on the page can be reached during a call, and Escape does not hang up.
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={styles.stage}
      data-theme="dark"
      aria-label={callTexts.room.label(name)}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h1 className="sr">{callTexts.title(name)}</h1>
      <div className={styles.pictures}>
        <OtherPicture other={room.other} call={call} speaker={own.choice.speaker} />
        <CallHead room={room} now={now} />
        <OwnPicture own={own} />
        <Notices
          name={name}
          call={call}
          own={own}
          relay={room.relay.available}
          onCameraBack={() => void session.unspare()}
        />
      </div>
      {panel ? (
        <SidePanel panel={panel} onPanel={setPanel} other={room.other} notes={notes} media={media} own={own} />
      ) : null}
      <Controls own={own} media={media} panel={panel} onPanel={setPanel} onHangUp={() => session.leave()} />
    </dialog>
  );
}

/** One visit to the room lasts as long as this component is mounted. */
function useCallSession(interviewId: string, media: LocalMedia, relayOnly: boolean): CallSession {
  const [fetchIceServers] = useLazyGetIceServersQuery();
  const [session] = useState(
    () =>
      new CallSession({
        interviewId,
        media,
        relayOnly,
        configuration: async () => {
          const { iceServers, relayOnly: only } = await fetchIceServers({ id: interviewId }).unwrap();
          return { iceServers, iceTransportPolicy: policyOf(only) };
        },
      }),
  );
  useEffect(() => {
    session.start();
    return () => session.leave();
  }, [session]);
  return session;
}

/** Stops a phone from dimming its screen during a call. */
function useWakefulScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const wake = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (granted) => (lock = granted),
        () => undefined,
      );
    };
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      lock?.release().catch(() => undefined);
    };
  }, []);
}
