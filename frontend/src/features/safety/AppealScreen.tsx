import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useAppealByLinkMutation,
  useAppealMutation,
  useListOwnDecisionsQuery,
  useReadAppealLinkMutation,
  type OwnDecision,
} from '../../api/safety';
import { authPathBackTo } from '../../config/paths';
import { isApiError } from '../../lib/api-error';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useSession } from '../../lib/session';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { DecisionCard } from './DecisionCard';
import { safetyTexts } from './texts';
import styles from './safety.module.css';

const { appeal: texts } = safetyTexts;

/** Moderation decisions against a person, and their appeal; with the link in the email also without logging in. */
export function AppealScreen() {
  const [search] = useSearchParams();
  const { user, status } = useSession();
  const token = search.get('token');
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {token ? (
        <ByLink token={token} />
      ) : user ? (
        <OwnDecisions />
      ) : status === 'starting' ? (
        <Skeleton shape="card" height="200px" />
      ) : (
        <LinkButton to={authPathBackTo('/appeal')}>{texts.logIn}</LinkButton>
      )}
    </div>
  );
}

function OwnDecisions() {
  const { data, error, refetch } = useListOwnDecisionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [appeal] = useAppealMutation();
  if (error && !data) return <NotLoaded onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="200px" />;
  if (data.items.length === 0) return <EmptyState title={texts.none} text={texts.noneText} />;
  return data.items.map((decision) => (
    <DecisionCard
      key={decision.id}
      decision={decision}
      onAppeal={async (words) => {
        await appeal({ id: decision.id, appealInput: { words } }).unwrap();
      }}
    />
  ));
}

function NotLoaded({ onAgain }: { onAgain: () => void }) {
  return (
    <div>
      <p>{texts.failed}</p>
      <Button ref={focusParentOnUnmount} onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}

function ByLink({ token }: { token: string }) {
  const [read, { error }] = useReadAppealLinkMutation();
  const [appeal] = useAppealByLinkMutation();
  const [decision, setDecision] = useState<OwnDecision | null>(null);
  const open = useCallback(() => {
    read({ appealLinkInput: { token } })
      .unwrap()
      .then(setDecision)
      .catch(() => undefined); // shown below
  }, [read, token]);
  useEffect(open, [open]);
  if (decision)
    return (
      <DecisionCard
        decision={decision}
        onAppeal={async (words) => {
          setDecision(await appeal({ appealByLinkInput: { token, words } }).unwrap());
        }}
      />
    );
  if (!error) return <Skeleton shape="card" height="200px" />;
  if (!isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500)
    return <NotLoaded onAgain={open} />;
  return (
    <EmptyState title={texts.linkOver} text={texts.linkOverText}>
      <LinkButton to={authPathBackTo('/appeal')}>{texts.logIn}</LinkButton>
    </EmptyState>
  );
}
