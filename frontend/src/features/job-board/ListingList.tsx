import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListPlacesQuery, type BoardPlace, type ListPlacesApiArg } from '../../api/job-board';
import { paths } from '../../config/paths';
import { leaveFocus } from '../../lib/pass-focus';
import { useLoadedPages } from '../../lib/use-loaded-pages';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { SpyglassDrawing } from '../../ui/drawings/SpyglassDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { ApplyDialog } from './ApplyDialog';
import { readFilters, withoutFilters } from './board-filters';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';
import { ListingCard } from './ListingCard';

const { board: texts, card, failed, states } = jobBoardTexts;
const PAGE = 10;

/** The board, page after page. */
export function ListingList() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  // Other filters, another list: pages of the old one are forgotten.
  return <Pages key={JSON.stringify(filters)} filters={filters} />;
}

function Pages({ filters }: { filters: ListPlacesApiArg }) {
  const [cursors, showMore] = useLoadedPages();
  const [chosen, setChosen] = useState<BoardPlace | null>(null);
  return (
    <section aria-label={texts.list} className={styles.list}>
      {cursors.map((cursor, index) => (
        <PlacePage
          key={cursor ?? ''}
          args={{ ...filters, limit: PAGE, ...(cursor && { cursor }) }}
          isLast={index === cursors.length - 1}
          onMore={showMore}
          onApply={setChosen}
        />
      ))}
      {chosen ? <ApplyDialog place={chosen} onClose={() => setChosen(null)} /> : null}
    </section>
  );
}

interface PlacePageProps {
  args: ListPlacesApiArg;
  isLast: boolean;
  onMore: (cursor: string) => void;
  onApply: (place: BoardPlace) => void;
}

function PlacePage({ args, isLast, onMore, onApply }: PlacePageProps) {
  const { data, error, refetch } = useListPlacesQuery(args, { refetchOnMountOrArgChange: true });
  if (error && !data)
    return (
      <EmptyState title={failed.title} text={failed.text}>
        <Button ref={leaveFocus} onClick={() => void refetch()}>
          {failed.again}
        </Button>
      </EmptyState>
    );
  if (!data) return <Skeleton shape="card" height="320px" />;
  if (data.items.length === 0 && !args.cursor) return <NothingOpen />;
  return (
    <>
      {data.items.map((place) => (
        <ListingCard key={place.id} place={place}>
          {place.application ? (
            <>
              <Badge variant={place.application.state === 'accepted' ? 'success' : 'quiet'}>
                {states[place.application.state]}
              </Badge>
              <LinkButton variant="plain" size="small" to={`${paths.auPairJobBoard}?view=applications`}>
                {card.applied}
              </LinkButton>
            </>
          ) : (
            <Button icon="send" onClick={() => onApply(place)}>
              {card.apply}
            </Button>
          )}
        </ListingCard>
      ))}
      {isLast && data.nextCursor ? (
        <Button variant="quiet" onClick={() => data.nextCursor && onMore(data.nextCursor)}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

function NothingOpen() {
  const [params, setParams] = useSearchParams();
  return (
    <EmptyState drawing={<SpyglassDrawing />} title={texts.none} text={texts.noneText}>
      {Object.keys(readFilters(params)).length > 0 ? (
        <Button onClick={() => setParams(withoutFilters(params), { replace: true })}>{texts.clear}</Button>
      ) : null}
      <LinkButton variant="quiet" to={paths.searchFamilies}>
        {texts.toFamilies}
      </LinkButton>
    </EmptyState>
  );
}
