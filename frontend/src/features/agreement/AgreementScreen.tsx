import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetAgreementQuery } from '../../api/agreements';
import { isApiError } from '../../lib/api-error';
import { isUnreachable, useStoredSince } from '../../api/stored-answers';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { preloadedPart } from '../../lib/lazy-part';
import { useRefetched } from '../../lib/use-refetched';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import styles from './agreement.module.css';
import { agreementTexts as texts } from './texts';

const OpenAgreement = preloadedPart(async () => (await import('./OpenAgreement')).OpenAgreement);

/** One agreement: its state, its terms, and the current actions. */
export function AgreementScreen() {
  const { id = '' } = useParams();
  // A notification can lead straight to another agreement, which must not start with the text typed for this one.
  return <OneAgreement key={id} id={id} />;
}

function OneAgreement({ id }: { id: string }) {
  const query = useGetAgreementQuery({ id }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = useRefetched(query);
  const keptSince = useStoredSince(`/api/agreements/${id}`);
  // A page that was current once stays: terms may be half written when the connection goes.
  const [wasCurrent, setWasCurrent] = useState(false);
  if (data && !error && !keptSince && !wasCurrent) setWasCurrent(true);
  const loadedAt = keptSince ?? (isUnreachable(error) ? new Date(query.fulfilledTimeStamp ?? 0) : null);
  const asOf = wasCurrent ? null : loadedAt;
  useRealtimeEvent('arrangement.changed', ({ agreementId }) => {
    if (agreementId === id) void refetchChanged(query);
  });
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (error && !data) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <OpenAgreement agreement={data} asOf={asOf} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className={`wrap ${styles.screen}`} aria-busy="true">
      <Skeleton width="520px" height="56px" />
      <Skeleton shape="card" height="88px" />
      <Skeleton shape="card" height="560px" />
    </div>
  );
}
