import { useSearchParams } from 'react-router-dom';
import { useComparePeopleQuery, type Comparison } from '../../api/comparisons';
import { auPairPath, familyPath, paths, writeToPath } from '../../config/paths';
import { SaveHeart } from '../../entities/people';
import { PersonPicture } from '../../entities/people/PersonPicture';
import { usePersonNotes } from '../../entities/person-notes/use-person-notes';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { capitalised } from '../../lib/format/capitalised';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { RegionLink } from '../../lib/region';
import { useSession } from '../../lib/session';
import { IconButton, LinkButton } from '../../ui/Button';
import { HookDrawing } from '../../ui/drawings/HookDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Spinner } from '../../ui/Spinner';
import { idsIn, withoutId } from './compared-ids';
import styles from './CompareScreen.module.css';
import { columnOfAuPair, columnOfFamily, compareRows, type Column } from './rows';
import { compareScreenTexts as texts } from './texts';

/** Up to four people side by side. The address names them. */
export function CompareScreen() {
  const [query] = useSearchParams();
  const idList = query.get('ids') ?? '';
  const ids = idsIn(idList);
  if (!ids) return <Empty words={idList === '' ? texts.none : texts.bad} />;
  return <Compared ids={ids} />;
}

function Compared({ ids }: { ids: string[] }) {
  const query = useComparePeopleQuery({ ids: ids.join() }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (error && !data) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  if (!data) return <Spinner page label={texts.loading} />;
  const columns = [...data.auPairs.map(columnOfAuPair), ...data.families.map(columnOfFamily)];
  if (columns.length === 0) return <Empty words={texts.gone} />;
  return <SideBySide comparison={data} columns={columns} ids={ids} />;
}

interface SideBySideProps {
  comparison: Comparison;
  columns: Column[];
  ids: string[];
}

function SideBySide({ comparison: { auPairs, families, leftOut }, columns, ids }: SideBySideProps) {
  const notes = usePersonNotes(columns.map(({ id }) => id));
  const rows = compareRows(auPairs, families, notes);
  const isPartial = columns.some(({ isWhole }) => !isWhole);
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{texts.heading}</h1>
      {leftOut > 0 ? (
        <p className={styles.said} role="status">
          {texts.leftOut(leftOut)}
        </p>
      ) : null}
      {isPartial ? <p className={styles.said}>{texts.teaser}</p> : null}
      {columns.length === 1 ? <p className={styles.said}>{texts.one}</p> : null}
      {/* A table that is wider than the window can be moved by keyboard. */}
      <div className={styles.scroll} role="region" aria-label={texts.table} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.spoken}>{texts.about}</span>
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <Head column={column} ids={ids} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.id}>{cell ?? <span className={styles.unsaid}>{texts.notSaid}</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Head({
  column: { id, name, kind, saved, photo, photoPreview, photoFocalPoint, isWhole },
  ids,
}: {
  column: Column;
  ids: string[];
}) {
  const [, setQuery] = useSearchParams();
  const isAuPair = kind === 'auPair';
  const person = { id, photo, photoPreview, photoFocalPoint, userType: isAuPair ? 'aupair' : 'family' };
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <PersonPicture person={person} ratio="4 / 5" />
      </div>
      <RegionLink to={isAuPair ? auPairPath(id) : familyPath(id)}>{capitalised(name)}</RegionLink>
      <div className={styles.actions}>
        {isWhole ? (
          <LinkButton variant="quiet" size="small" icon="message" to={writeToPath(id)} aria-label={texts.writeTo(name)}>
            {texts.write}
          </LinkButton>
        ) : null}
        <SaveHeart id={id} kind={kind} name={name} saved={saved} />
        <IconButton
          ref={focusParentOnUnmount}
          icon="close"
          label={texts.remove(name)}
          onClick={() => setQuery({ ids: withoutId(ids, id) }, { replace: true })}
        />
      </div>
    </div>
  );
}

function Empty({ words: { title, text } }: { words: { title: string; text: string } }) {
  const isFamily = useSession().user?.userType === 'family';
  return (
    <EmptyState page drawing={<HookDrawing />} title={title} text={text}>
      <LinkButton to={isFamily ? paths.searchAuPairs : paths.searchFamilies}>{texts.search}</LinkButton>
      <LinkButton variant="quiet" to={`${paths.dashboard}#shortlist`}>
        {texts.shortlist}
      </LinkButton>
    </EmptyState>
  );
}
