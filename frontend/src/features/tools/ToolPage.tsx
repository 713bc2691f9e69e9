import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { breadcrumbs, PageHead, useSite } from '../../lib/head';
import { RegionLink, regionalPath, useRegion } from '../../lib/region';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { toolTexts } from './texts';
import styles from './tools.module.css';

const { next } = toolTexts;
const LINKS = {
  visa: paths.visaFit,
  pay: paths.payCalculator,
  cost: paths.placementCost,
  families: paths.searchFamilies,
  auPairs: paths.searchAuPairs,
} as const;

interface ToolPageProps {
  tool: 'visa' | 'pay' | 'cost';
  /** The form. */
  form: ReactNode;
  /** The result. */
  result: ReactNode;
  isBusy: boolean;
  /** Below both. */
  children?: ReactNode;
}

/** A public tool: what it answers, the form with its result next to it, and where to go from there. */
export function ToolPage({ tool, form, result, isBusy, children }: ToolPageProps) {
  const { title, description, lead, form: formTitle } = toolTexts[tool];
  const { pathname } = useLocation();
  const site = useSite();
  const home = regionalPath(paths.home, useRegion());
  const way = [
    { name: 'Home', path: home },
    { name: title, path: pathname },
  ];
  const others = (Object.keys(LINKS) as (keyof typeof LINKS)[]).filter((one) => one !== tool);
  return (
    <div className={`wrap ${styles.tool}`}>
      <PageHead title={title} description={description} jsonLd={import.meta.env.SSR ? [breadcrumbs(site, way)] : []} />
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <div className={styles.columns}>
        <form
          className={styles.form}
          noValidate
          aria-labelledby="tool-form"
          onSubmit={(event) => event.preventDefault()}
        >
          <h2 id="tool-form">{formTitle}</h2>
          {form}
        </form>
        <section className={styles.result} aria-labelledby="tool-result" aria-live="polite" aria-busy={isBusy}>
          <h2 id="tool-result" className="sr">
            {toolTexts.result}
          </h2>
          {result}
        </section>
      </div>
      {children}
      <nav className={styles.next} aria-labelledby="tool-next">
        <h2 id="tool-next">{next.title}</h2>
        <ul>
          {others.map((one) => (
            <li key={one}>
              <RegionLink to={LINKS[one]}>{next[one][0]}</RegionLink>
              <p>{next[one][1]}</p>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface ToolResultProps {
  failed: boolean;
  onAgain: () => void;
  /** What to enter first; null if nothing is missing. */
  missing: string | null;
  /** The result; absent while it loads. */
  children: ReactNode;
}

/** The result of a tool, or why there is none. */
export const ToolResult = ({ failed, onAgain, missing, children }: ToolResultProps) =>
  failed ? (
    <PartFailed text={toolTexts.failed} again={toolTexts.again} onAgain={onAgain} />
  ) : missing !== null ? (
    <p className={styles.empty}>{missing}</p>
  ) : (
    (children ?? <Skeleton height="320px" shape="card" />)
  );
