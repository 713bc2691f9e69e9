import { Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { isApiError } from '../../lib/api-error';
import { LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { PlacementSkeleton } from './PlacementScreen';

/** What a query gave. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
  refetch: () => unknown;
}

interface Shown {
  /** Heights as in CSS, of what will be there. */
  heights: readonly string[];
  texts: {
    failed: { title: string; text: string; again: string };
    empty: { title: string; text: string; act: string };
  };
}

interface ChosenPlacementProps<Placement> extends Shown {
  /** This person's placements. */
  list: Answer<{ items: readonly Placement[] }>;
  /** Which one to show if the address names none; the first if left out. */
  choose?: (placements: readonly Placement[]) => Placement | undefined;
  /** The placements are undefined until they are loaded. */
  children: (agreementId: string, placements: readonly Placement[] | undefined) => ReactNode;
}

/** The placement whose id is in the address, or one of the list. */
export function ChosenPlacement<Placement extends { agreementId: string }>({
  list: { data, error, refetch },
  choose = ([first]) => first,
  heights,
  texts,
  children,
}: ChosenPlacementProps<Placement>) {
  const { agreementId } = useParams();
  if (error && !data && !agreementId) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  // One that the address names is shown without the others if these cannot be loaded.
  const placements = data?.items ?? (error ? [] : undefined);
  const chosen = agreementId ?? choose(placements ?? [])?.agreementId;
  if (chosen) return children(chosen, placements);
  if (!data) return <PlacementSkeleton heights={heights} />;
  return (
    <EmptyState page drawing={<KettleDrawing />} title={texts.empty.title} text={texts.empty.text}>
      <LinkButton to={paths.dashboard}>{texts.empty.act}</LinkButton>
    </EmptyState>
  );
}

interface LoadedPlacementProps<Data, Placement> extends Shown {
  /** What the screen shows of the placement. */
  query: Answer<Data>;
  placements: readonly Placement[] | undefined;
  children: (data: Data, placements: readonly Placement[]) => ReactNode;
}

/** Waits for a placement and for the list, because the choice between placements is above everything else. */
export function LoadedPlacement<Data, Placement>({
  query: { data, error, refetch },
  placements,
  heights,
  texts,
  children,
}: LoadedPlacementProps<Data, Placement>) {
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (error && !data) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  const waiting = <PlacementSkeleton heights={heights} />;
  return data && placements ? <Suspense fallback={waiting}>{children(data, placements)}</Suspense> : waiting;
}
