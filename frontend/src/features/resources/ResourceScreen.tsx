import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useReadResourceQuery, type ResourceDetail } from '../../api/resources';
import { paths, resourcePath } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { breadcrumbs, PageHead, useSite } from '../../lib/head';
import { RegionLink, useRegion, useRegionalPath } from '../../lib/region';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { Failed } from '../../ui/Failed';
import { Prose } from '../../ui/prose';
import { SourceList } from '../../ui/SourceList';
import { Spinner } from '../../ui/Spinner';
import { MainDownload, ResourceFiles } from './ResourceFiles';
import { forRegion } from './file-words';
import { resourceTexts } from './texts';
import { TemplateSheet } from './TemplateSheet';
import { RelatedResources } from './RelatedResources';
import styles from './ResourceScreen.module.css';

const words = resourceTexts.page;

/** One guide with its templates. */
export function ResourceScreen() {
  const { slug = '' } = useParams();
  // `data` would still be the previous guide when this one did not load.
  const { currentData: data, error, refetch } = useReadResourceQuery({ slug });
  if (data) return <Guide resource={data} />;
  if (!error) return <Spinner page label={resourceTexts.loading} />;
  return <Failed page words={resourceTexts.failed} onAgain={() => void refetch()} />;
}

function Guide({ resource }: { resource: ResourceDetail }) {
  const region = useRegion();
  const { title, summary, content, sources } = resource;
  const files = forRegion(resource.attachments, region);
  return (
    <article>
      <Head resource={resource} />
      <header className={styles.head}>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.words}>
            <nav className={styles.breadcrumb} aria-label={resourceTexts.breadcrumb}>
              <RegionLink to={paths.resources}>{resourceTexts.crumb}</RegionLink>
            </nav>
            <h1>{title}</h1>
            {summary ? <p className={styles.summary}>{summary}</p> : null}
            <Facts resource={resource} />
            <MainDownload files={files} />
            <Elsewhere resource={resource} />
          </div>
          <div className={styles.sheets}>
            <GuidePicture key={resource.image_url} resource={resource} />
          </div>
        </div>
      </header>
      <div className={`wrap ${styles.body}`}>
        <div className={styles.text}>
          <Prose html={content} />
          <SourceList sources={sources} words={words} text={sources.length > 0 ? words.sourcesText : words.ourOwn}>
            <p className={styles.caution}>{words.caution}</p>
          </SourceList>
        </div>
        <ResourceFiles files={files} />
      </div>
      <aside className={styles.onward}>
        <div className={`wrap ${styles.onwardColumns}`}>
          <RelatedResources resource={resource} />
          <Next audience={resource.audience} />
        </div>
      </aside>
    </article>
  );
}

/** Its own picture; without one, or when it does not load, a small drawing of the template. */
function GuidePicture({ resource: { title, slug, region, image_url } }: { resource: ResourceDetail }) {
  const here = useRegion();
  const [failed, setFailed] = useState(false);
  if (!image_url || failed)
    return <TemplateSheet title={title} slug={slug} region={region ?? here} className={styles.sheet} />;
  return (
    <img
      className={styles.picture}
      src={image_url}
      alt=""
      width={800}
      height={500}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

function Head({ resource: { title, slug, summary } }: { resource: ResourceDetail }) {
  const site = useSite();
  const at = useRegionalPath();
  const crumbs = [
    { name: resourceTexts.home, path: at(paths.home) },
    { name: resourceTexts.crumb, path: at(paths.resources) },
    { name: title, path: at(resourcePath(slug)) },
  ];
  return (
    <PageHead
      title={title}
      description={summary ?? resourceTexts.description}
      jsonLd={import.meta.env.SSR ? [breadcrumbs(site, crumbs)] : []}
    />
  );
}

function Facts({ resource: { audience, region, updatedAt } }: { resource: ResourceDetail }) {
  return (
    <ul className={styles.facts}>
      <li>{words.for[audience]}</li>
      <li>{region ? words.regions[region] : words.everywhere}</li>
      <li>
        {words.changed} <time dateTime={updatedAt}>{dayInWords(updatedAt, 'Australia/Sydney')}</time>
      </li>
    </ul>
  );
}

/** Says that a template is for the other country only to readers in this one. */
function Elsewhere({ resource: { region } }: { resource: ResourceDetail }) {
  const here = useRegion();
  if (!region || region === here) return null;
  return (
    <div className={styles.elsewhere}>
      <p>{words.elsewhere(words.regions[region])}</p>
      <ArrowLink to={`${paths.resources}?q=agreement`}>{words.elsewhereAction(words.regions[here])}</ArrowLink>
    </div>
  );
}

function Next({ audience }: { audience: ResourceDetail['audience'] }) {
  const forAuPairs = audience === 'aupair';
  const { title, text, action } = words.next[forAuPairs ? 'aupair' : 'family'];
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{title}</h2>
      <p>{text}</p>
      <LinkButton to={forAuPairs ? paths.searchFamilies : paths.searchAuPairs} variant="quiet">
        {action}
      </LinkButton>
    </section>
  );
}
