import { useState } from 'react';
import { isApiError } from '../../lib/api-error';
import { useGetCallRoomQuery, type CallRoom } from '../../api/video-calls';
import { refetchChanged } from '../../api/realtime';
import { conversationPath, paths } from '../../config/paths';
import { PageHead } from '../../lib/head';
import { Button, LinkButton } from '../../ui/Button';
import { HookDrawing } from '../../ui/drawings/HookDrawing';
import { LostDrawing } from '../../ui/drawings/LostDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { JoinScreen } from './check/JoinScreen';
import { useRelayChoice } from './check/use-relay-choice';
import { CallEndScreen } from './end/CallEndScreen';
import { callTexts as texts } from './texts';
import type { CallEnd } from './model/call-session';
import { useSession } from '../../lib/session';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { LocalMedia } from './model/local-media';
import { useOwnDocument } from './model/own-document';
import { CallStage } from './room/CallStage';
import { useOpenMedia } from './use-media';

/** The room of an interview: the device check, the call, and the screen after it. */
export function CallScreen({ interviewId }: { interviewId: string }) {
  const reloading = useOwnDocument();
  const room = useGetCallRoomQuery({ id: interviewId }, { skip: reloading, refetchOnMountOrArgChange: true });
  if (room.data && room.fulfilledTimeStamp)
    return (
      <>
        <PageHead title={texts.title(room.data.other.displayName)} hidden />
        <OpenedRoom
          room={room.data}
          receivedAt={room.fulfilledTimeStamp}
          onMoved={() => void refetchChanged(room)}
          readAgain={async () => (await room.refetch()).data}
        />
      </>
    );
  if (room.isError && !room.isFetching) return <Failed error={room.error} again={() => void room.refetch()} />;
  return (
    <>
      <PageHead title={texts.loading} hidden />
      <Spinner page label={texts.loading} />
    </>
  );
}

function Failed({ error, again }: { error: unknown; again: () => void }) {
  const gone = isApiError(error) && [400, 404, 409].includes(error.status);
  const { title, text } = gone ? texts.missing : texts.failed;
  return (
    <EmptyState page title={title} text={text} drawing={<LostDrawing />}>
      <PageHead title={title} hidden />
      {gone ? (
        <LinkButton to={paths.messages}>{texts.missing.action}</LinkButton>
      ) : (
        <Button ref={focusParentOnUnmount} onClick={again}>
          {texts.failed.again}
        </Button>
      )}
    </EmptyState>
  );
}

interface OpenedRoomProps {
  room: CallRoom;
  receivedAt: number;
  /** The interview may have been moved or cancelled. */
  onMoved: () => void;
  /** Undefined if it cannot be read now. */
  readAgain: () => Promise<CallRoom | undefined>;
}

/** `wanted` is the person's choice; a room that is over shows that before a call. */
function OpenedRoom({ room, receivedAt, onMoved, readAgain }: OpenedRoomProps) {
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
      <EmptyState page title={title} text={text(name)} drawing={<HookDrawing />}>
        <LinkButton to={conversationPath(room.conversationId)}>{texts.conversation}</LinkButton>
      </EmptyState>
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
      );
    case 'taken-over':
      return (
        <EmptyState
          page
          title={user?.userType === 'family' ? texts.states.takenOverFamily : texts.states.takenOver}
          text={texts.states.takenOverText}
          drawing={<HookDrawing />}
        >
          <Button onClick={() => setWanted('call')}>{texts.states.useThisWindow}</Button>
        </EmptyState>
      );
    default:
      return (
        <CallEndScreen room={room} end={wanted} onReturn={() => setWanted(wanted === 'moved' ? 'check' : 'call')} />
      );
  }
}

/** Why a room is not open: someone who joins a moment too early waits on, and the others learn what has changed. */
function reasonOf({ state, startsAt, now, opensAt }: CallRoom, agreedAt: string): 'check' | 'moved' | 'closed' {
  if (state !== 'scheduled' || Date.parse(now) >= Date.parse(opensAt)) return 'closed';
  return startsAt === agreedAt ? 'check' : 'moved';
}
