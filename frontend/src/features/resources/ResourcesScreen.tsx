import { useSearchParams } from 'react-router-dom';
import { useListResourcesQuery, type ResourceSummary } from '../../api/resources';
import { paths } from '../../config/paths';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { breadcrumbs, PageHead, useSite } from '../../lib/head';
import { useRegion, useRegionalPath } from '../../lib/region';
import { LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Scene } from '../../ui/scene/Scene';
import { Spinner } from '../../ui/Spinner';
import { AudienceNav } from './AudienceNav';
import { resourceTexts as words } from './texts';
import { ResourceList } from './ResourceList';
import { ResourceSearch } from './ResourceSearch';
import { listArgs, queryOf, readResources, type ResourcesState } from './resources-state';
import styles from './ResourcesScreen.module.css';

/** The resource library: recommended templates large at the top, the others in a list below. */
export function ResourcesScreen() {
  const [params] = useSearchParams();
  const state = readResources(params);
  return (
    <>
      <Head state={state} />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{words.title}</h1>
          <p className={styles.intro}>{words.intro}</p>
          <ResourceSearch state={state} />
        </div>
        <div className={styles.picture}>
          <Scene name="resources" />
        </div>
      </div>
      <div className="wrap">
        <AudienceNav state={state} />
      </div>
      <TemplateList state={state} />
    </>
  );
}

function Head({ state }: { state: ResourcesState }) {
  const site = useSite();
  const at = useRegionalPath();
  const crumbs = [
    { name: words.home, path: at(paths.home) },
    { name: words.crumb, path: at(paths.resources) },
  ];
  return (
    <PageHead
      title={words.headTitle}
      description={words.description}
      hidden={state.words !== ''}
      query={queryOf(state)}
      jsonLd={import.meta.env.SSR ? [breadcrumbs(site, crumbs)] : []}
    />
  );
}

function TemplateList({ state }: { state: ResourcesState }) {
  const query = useListResourcesQuery(listArgs(state, useRegion()));
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (data) return data.items.length > 0 ? <Found items={data.items} state={state} /> : <Nothing state={state} />;
  if (!error) return <Spinner page label={words.loading} />;
  return (
    <div className="wrap">
      <Failed words={words.failed} onAgain={() => void refetch()} />
    </div>
  );
}

function Found({ items, state }: { items: ResourceSummary[]; state: ResourcesState }) {
  if (state.words)
    return (
      <section className={`wrap ${styles.drawer}`} aria-labelledby="found">
        <h2 id="found" aria-live="polite">
          {words.found(items.length, state.words)}
        </h2>
        <ResourceList items={items} variant="rows" />
      </section>
    );
  const featured = items.filter((item) => item.featured);
  const others = items.filter((item) => !item.featured);
  return (
    <>
      {featured.length > 0 ? (
        <section className={styles.table} aria-labelledby="featured">
          <div className="wrap">
            <h2 id="featured">{words.featured}</h2>
            <ResourceList items={featured} variant="spread" />
          </div>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className={`wrap ${styles.drawer}`} aria-labelledby="others">
          <h2 id="others">{featured.length > 0 ? words.others : words.all}</h2>
          <ResourceList items={others} variant="rows" />
        </section>
      ) : null}
    </>
  );
}

function Nothing({ state }: { state: ResourcesState }) {
  const { title, text, action } = state.words
    ? { ...words.nothing, title: words.nothing.title(state.words) }
    : words.empty;
  return (
    <div className="wrap">
      <EmptyState drawing={<KettleDrawing />} title={title} text={text}>
        <LinkButton to={state.words ? paths.resources : paths.searchFamilies} variant="quiet">
          {action}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
