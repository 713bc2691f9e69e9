import { Suspense } from 'react';
import { isApiError } from '../../lib/api-error';
import { useGetCallRoomQuery } from '../../api/video-calls';
import { refetchChanged } from '../../api/realtime';
import { paths } from '../../config/paths';
import { PageHead } from '../../lib/head';
import { Button, LinkButton } from '../../ui/Button';
import { LostDrawing } from '../../ui/drawings/LostDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { callTexts as texts } from './texts';
import { preloadedPart } from '../../lib/lazy-part';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useOwnDocument } from './model/own-document';

const OpenedRoom = preloadedPart(async () => (await import('./OpenedRoom')).OpenedRoom);

/** The room of an interview: the device check, the call, and the screen after it. */
export function CallScreen({ interviewId }: { interviewId: string }) {
  const reloading = useOwnDocument();
  const room = useGetCallRoomQuery({ id: interviewId }, { skip: reloading, refetchOnMountOrArgChange: true });
  if (room.data && room.fulfilledTimeStamp)
    return (
      <>
        <PageHead title={texts.title(room.data.other.displayName)} hidden />
        <Suspense fallback={<Opening />}>
          <OpenedRoom
            room={room.data}
            receivedAt={room.fulfilledTimeStamp}
            onMoved={() => void refetchChanged(room)}
            readAgain={async () => (await room.refetch()).data}
          />
        </Suspense>
      </>
    );
  if (room.isError && !room.isFetching) return <Failed error={room.error} again={() => void room.refetch()} />;
  return (
    <>
      <PageHead title={texts.loading} hidden />
      <Opening />
    </>
  );
}

const Opening = () => <Spinner page label={texts.loading} />;

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
