import { Suspense, useState } from 'react';
import type { CallRoom } from '../../api/video-calls';
import { conversationPath } from '../../config/paths';
import { preloadedPart } from '../../lib/lazy-part';
import { useSession } from '../../lib/session';
import { Button, LinkButton } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { JoinScreen } from './check/JoinScreen';
import { useRelayChoice } from './check/use-relay-choice';
import { callTexts as texts } from './texts';
import type { CallEnd } from './model/call-session';
import { LocalMedia } from './model/local-media';
import { useOpenMedia } from './use-media';

/** These load next to the device check, so that no one waits for them later. */
const CallStage = preloadedPart(async () => (await import('./room/CallStage')).CallStage);
const CallEndScreen = preloadedPart(async () => (await import('./end/CallEndScreen')).CallEndScreen);
const NoCall = preloadedPart(async () => (await import('./end/CallEndScreen')).NoCall);

const opening = <Spinner page label={texts.loading} />;

interface OpenedRoomProps {
  room: CallRoom;
  receivedAt: number;
  /** The interview may have been moved or cancelled. */
  onMoved: () => void;
  /** Undefined if it cannot be read now. */
  readAgain: () => Promise<CallRoom | undefined>;
}

/** `wanted` is the person's choice; a room that is over shows that before a call. */
export function OpenedRoom({ room, receivedAt, onMoved, readAgain }: OpenedRoomProps) {
  const { user } = useSession();
  const [media] = useState(() => new LocalMedia());
  const relay = useRelayChoice(room.relay);
  const [wanted, setWanted] = useState<'check' | 'call' | Exclude<CallEnd, 'unopened'>>('check');
  const { displayName: name } = room.other;
  const calledOff = !['scheduled', 'done'].includes(room.state);
  const [closed] = useState(() => Date.parse(room.now) >= Date.parse(room.closesAt));
  const over = calledOff || closed;
  useOpenMedia(media, wanted === 'call' || (wanted === 'check' && !over));

  if (over && (wanted === 'check' || wanted === 'taken-over')) {
    const { title, text } = calledOff ? texts.calledOff : texts.closed;
    return (
      <Suspense fallback={opening}>
        <NoCall title={title} text={text(name)}>
          <LinkButton to={conversationPath(room.conversationId)}>{texts.conversation}</LinkButton>
        </NoCall>
      </Suspense>
    );
  }
  switch (wanted) {
    case 'check':
      return (
        <JoinScreen
          room={room}
          receivedAt={receivedAt}
          media={media}
          relay={relay}
          onMoved={onMoved}
          onJoin={() => setWanted('call')}
        />
      );
    case 'call':
      return (
        <Suspense fallback={opening}>
          <CallStage
            room={room}
            receivedAt={receivedAt}
            media={media}
            relayOnly={relay.only}
            onMoved={onMoved}
            onEnd={(end, startsAt) => {
              if (end === 'unopened') void readAgain().then((now = room) => setWanted(reasonOf(now, startsAt)));
              else setWanted(end);
            }}
          />
        </Suspense>
      );
    case 'taken-over':
      return (
        <Suspense fallback={opening}>
          <NoCall
            title={user?.userType === 'family' ? texts.states.takenOverFamily : texts.states.takenOver}
            text={texts.states.takenOverText}
          >
            <Button onClick={() => setWanted('call')}>{texts.states.useThisWindow}</Button>
          </NoCall>
        </Suspense>
      );
    default:
      return (
        <Suspense fallback={opening}>
          <CallEndScreen room={room} end={wanted} onReturn={() => setWanted(wanted === 'moved' ? 'check' : 'call')} />
        </Suspense>
      );
  }
}

/** Why a room is not open: someone who joins a moment too early waits on, and the others learn what has changed. */
function reasonOf({ state, startsAt, now, opensAt }: CallRoom, agreedAt: string): 'check' | 'moved' | 'closed' {
  if (state !== 'scheduled' || Date.parse(now) >= Date.parse(opensAt)) return 'closed';
  return startsAt === agreedAt ? 'check' : 'moved';
}
