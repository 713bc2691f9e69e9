import { messageOf } from '../../lib/api-error';
import { useListBlocksQuery, useUnblockPersonMutation, type Block } from '../../api/safety';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { capitalised } from '../../lib/format/capitalised';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useSession } from '../../lib/session';
import { useLoadedPages } from '../../lib/use-loaded-pages';
import { Button } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast';
import { dayInWords } from '../../lib/format/date';
import { safetyTexts } from './texts';
import styles from './safety.module.css';

const { blocked: texts } = safetyTexts;
const PAGE = 50;

/** The people that a member has blocked, with a button to unblock. */
export function BlockedPeople() {
  const [further, showMore] = useLoadedPages('blocked');
  return <BlockedPage cursor={undefined} further={further} onMore={showMore} />;
}

interface BlockedPageProps {
  cursor: string | undefined;
  /** How many pages are shown after this one. */
  further: number;
  onMore: () => void;
}

function BlockedPage({ cursor, further, onMore }: BlockedPageProps) {
  const args = { limit: PAGE, ...(cursor && { cursor }) };
  const query = useListBlocksQuery(args, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (error && !data) return <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="72px" />;
  if (data.items.length === 0 && !cursor) return <p>{texts.none}</p>;
  return (
    <>
      <ul className={styles.list}>
        {data.items.map((block) => (
          <BlockedPerson key={block.person.id} block={block} />
        ))}
      </ul>
      {!data.nextCursor ? null : further > 0 ? (
        <BlockedPage cursor={data.nextCursor} further={further - 1} onMore={onMore} />
      ) : (
        <Button ref={focusParentOnUnmount} variant="quiet" size="small" onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function BlockedPerson({ block: { person, reason, createdAt } }: { block: Block }) {
  const [unblock, { isLoading }] = useUnblockPersonMutation();
  const { user } = useSession();
  const onUnblock = async () => {
    try {
      await unblock({ id: person.id }).unwrap();
      toast.success(texts.unblocked(person.displayName));
    } catch (failure) {
      toast.error(safetyTexts.failed, messageOf(failure));
    }
  };
  return (
    <li>
      <div>
        <p className={styles.value}>{capitalised(person.displayName)}</p>
        <p className={styles.muted}>
          {texts.since(dayInWords(createdAt))}
          {reason ? ` · ${reason}` : ''}
        </p>
      </div>
      {/* A co-parent can block for the family, but not unblock. */}
      {user?.coParent ? null : (
        <Button
          ref={focusParentOnUnmount}
          variant="quiet"
          size="small"
          busy={isLoading}
          aria-label={texts.unblockNamed(person.displayName)}
          onClick={() => void onUnblock()}
        >
          {texts.unblock}
        </Button>
      )}
    </li>
  );
}
