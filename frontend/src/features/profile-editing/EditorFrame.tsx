import { Suspense, type ReactNode } from 'react';
import { isApiError } from '../../lib/api-error';
import type { ProfileDraft } from '../../api/profiles';
import { useRefetched } from '../../lib/use-refetched';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import { editingTexts } from './texts';
import styles from './EditorFrame.module.css';

interface Loaded<T> {
  data?: T | undefined;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

interface EditorFrameProps<Profile> {
  /** Whether a profile was saved before; null while that is unknown. `profile` is not asked for without one. */
  begun: boolean | null;
  profile: Loaded<Profile>;
  /** Null is the answer when there is none. */
  draft: Loaded<ProfileDraft | null>;
  children: (profile: Profile | null, draft: ProfileDraft | null) => ReactNode;
}

const isMissing = (error: unknown) => isApiError(error) && error.status === 404;

/** Waits for the form's code, the saved profile and the draft as they are now; neither of the two needs to exist yet. */
export function EditorFrame<Profile>({ begun, profile, draft, children }: EditorFrameProps<Profile>) {
  const saved = useRefetched(profile);
  const savedDraft = useRefetched(draft);
  const failed = [profile, draft].find(({ error, data }) => error && data === undefined && !isMissing(error));
  if (failed) return <Failed page words={editingTexts.loadFailed} onAgain={() => void failed.refetch()} />;
  const waits = begun === null || (begun && saved === undefined && !profile.error) || savedDraft === undefined;
  if (waits) return <Waiting />;
  return <Suspense fallback={<Waiting />}>{children(saved ?? null, savedDraft)}</Suspense>;
}

const Waiting = () => (
  <div className={`wrap ${styles.waiting}`} aria-busy="true">
    <Skeleton width="46%" height="38px" />
    <Skeleton height="52px" shape="card" />
    <Skeleton height="52px" shape="card" />
    <Skeleton height="180px" shape="card" />
  </div>
);
