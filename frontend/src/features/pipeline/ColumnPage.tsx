import type { PipelineColumn, PipelineEntry } from '../../api/pipeline';
import { auPairPath, familyPath } from '../../config/paths';
import { PersonPicture } from '../../entities/people/PersonPicture';
import { VerifiedMark } from '../../entities/people/Reputation';
import { capitalised } from '../../lib/format/capitalised';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { RegionLink } from '../../lib/region';
import { useSession } from '../../lib/session';
import { ArrowLink, Button, LinkButton } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { nextActionOf, startOf, stateInWords } from './next-action';
import styles from './PipelineScreen.module.css';
import { pipelineTexts as texts } from './texts';
import { usePipelinePage } from './use-pipeline-page';

export type SetAside = (person: { id: string; displayName: string }, isAside: boolean) => Promise<void>;

interface ColumnPageProps {
  column: PipelineColumn;
  cursor: string | undefined;
  /** How many pages are shown after this one. */
  further: number;
  setAside: SetAside;
  onMore: () => void;
}

/** One page of a column. */
export function ColumnPage(props: ColumnPageProps) {
  const { column, cursor, further, setAside, onMore } = props;
  const query = usePipelinePage(column, cursor);
  const { isError, refetch } = query;
  const data = currentOrPrevious(query);
  if (isError && !data) return <PartFailed text={texts.notLoaded} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="140px" />;
  const { items, nextCursor } = data;
  if (items.length === 0 && cursor === undefined) return <Empty column={column} />;
  return (
    <>
      <ul className={styles.people}>
        {items.map((entry) => (
          <li key={entry.person.id}>
            <Entry entry={entry} isAside={column === 'set_aside'} setAside={setAside} />
          </li>
        ))}
      </ul>
      {!nextCursor ? null : further > 0 ? (
        <ColumnPage {...props} cursor={nextCursor} further={further - 1} />
      ) : (
        <Button
          ref={focusParentOnUnmount}
          variant="quiet"
          size="small"
          aria-label={texts.moreOf(texts.columns[column])}
          onClick={onMore}
        >
          {texts.more}
        </Button>
      )}
    </>
  );
}

/** Says that no one is at this stage, and leads on to what brings someone here. */
function Empty({ column }: { column: PipelineColumn }) {
  const { user } = useSession();
  const start = user && user.userType !== 'admin' ? startOf(column, user.userType) : null;
  return (
    <div className={styles.empty}>
      <p>{texts.empty[column]}</p>
      {start ? <ArrowLink to={start.to}>{start.label}</ArrowLink> : null}
    </div>
  );
}

interface EntryProps {
  entry: PipelineEntry;
  isAside: boolean;
  setAside: SetAside;
}

function Entry({ entry, isAside, setAside }: EntryProps) {
  const { person, stage } = entry;
  const { id, displayName: name } = person;
  const next = nextActionOf(entry);
  return (
    <article className={styles.person}>
      <div className={styles.picture}>
        <PersonPicture person={person} />
      </div>
      <div className={styles.words}>
        <h3>
          <RegionLink to={person.userType === 'family' ? familyPath(id) : auPairPath(id)}>
            {capitalised(name)}
          </RegionLink>
        </h3>
        <p>{isAside ? texts.stages[stage] : person.place}</p>
        <p>{stateInWords(entry)}</p>
      </div>
      <VerifiedMark verified={person.verified} />
      <div className={styles.actions}>
        {isAside ? (
          <Button
            ref={focusParentOnUnmount}
            variant="quiet"
            size="small"
            aria-label={texts.putBackName(name)}
            onClick={() => void setAside(person, false)}
          >
            {texts.restore}
          </Button>
        ) : (
          <>
            <LinkButton variant="quiet" size="small" to={next.to} aria-label={texts.nextFor(next.label, name)}>
              {next.label}
            </LinkButton>
            <Button
              ref={focusParentOnUnmount}
              className={styles.aside}
              variant="plain"
              size="small"
              aria-label={texts.setAsideName(name)}
              onClick={() => void setAside(person, true)}
            >
              {texts.setAside}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
