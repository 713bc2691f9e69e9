import type { ReactNode } from 'react';
import { isApiError } from '../../api/error-text';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { editingMessages } from './messages';
import styles from './EditorFrame.module.css';
import type { Draft } from './use-draft';

interface Loaded<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface EditorFrameProps<Profile> {
  profile: Loaded<Profile>;
  draft: Loaded<Draft>;
  children: (profile: Profile | null, draft: Draft | null) => ReactNode;
}

const isMissing = (error: unknown) => isApiError(error) && error.status === 404;

/** Waits for the saved profile and the draft; neither needs to exist yet. */
export function EditorFrame<Profile>({ profile, draft, children }: EditorFrameProps<Profile>) {
  const failed = [profile, draft].find(({ error }) => error && !isMissing(error));
  if (failed)
    return (
      <EmptyState page title={editingMessages.loadFailed} text="">
        <Button onClick={() => void failed.refetch()}>{editingMessages.again}</Button>
      </EmptyState>
    );
  const waiting = [profile, draft].some(({ data, error }) => data === undefined && !error);
  if (waiting)
    return (
      <div className={`wrap ${styles.waiting}`} aria-busy="true">
        <Skeleton width="46%" height="38px" />
        <Skeleton height="52px" shape="card" />
        <Skeleton height="52px" shape="card" />
        <Skeleton height="180px" shape="card" />
      </div>
    );
  return children(profile.error ? null : (profile.data ?? null), draft.error ? null : (draft.data ?? null));
}
