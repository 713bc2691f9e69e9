import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { BoardJobListing, HourlyFloor, JobListingFacts } from '../../api/job-board';
import { familyPath, paths, reportPath } from '../../config/paths';
import { shortDay } from '../../lib/format/date';
import { WeekPay } from '../../entities/fair-pay';
import { nameOnCard, ReputationLine } from '../../entities/people';
import { FamilyPicture } from '../../entities/people/CardPicture';
import { lazyPart } from '../../lib/lazy-part';
import { retryImport } from '../../lib/retry-import';
import { capitalised } from '../../lib/format/capitalised';
import { RegionLink } from '../../lib/region';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { ScamWarning } from '../../ui/ScamWarning';
import { Icon, type IconName } from '../../ui/Icon';
import shared from './JobBoard.module.css';
import styles from './ListingCard.module.css';
import { jobBoardTexts } from './texts';
import { payOf } from './money';

const { card: texts, states } = jobBoardTexts;

const { Part: ApplyDialog, preload } = lazyPart(retryImport(async () => (await import('./ApplyDialog')).ApplyDialog));

/** A listing on the board: family, location, dates, hours, and the pay set like a menu. */
export function ListingCard({ jobListing }: { jobListing: BoardJobListing }) {
  const { family } = jobListing;
  const [whole, setWhole] = useState(false);
  return (
    <article className={shared.card}>
      <div className={styles.frame}>
        <FamilyPicture family={family} sizes="(max-width: 719px) 100vw, 300px" />
      </div>
      <div className={shared.body}>
        <header>
          <div>
            <h2>
              <RegionLink to={familyPath(family.id)}>{capitalised(nameOnCard(family))}</RegionLink>
            </h2>
            <p className={shared.where}>
              <Icon name="place" size={17} />
              {family.place}
            </p>
          </div>
          <Pay jobListing={jobListing} />
        </header>
        <ReputationLine {...family} />
        <div className={styles.floor}>
          <ListingPay jobListing={jobListing} floor={jobListing.payFloor} />
        </div>
        <div className={styles.words} data-short={!whole || undefined}>
          <JobListingText
            jobListing={jobListing}
            advice={<RegionLink to={reportPath('profile', family.id)}>{texts.report(nameOnCard(family))}</RegionLink>}
          />
          <button type="button" className={styles.whole} aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? texts.less : texts.whole}
          </button>
        </div>
        <footer>
          <ListingActions jobListing={jobListing} />
        </footer>
      </div>
    </article>
  );
}

/** Apply, or the state of the application that was sent. */
export function ListingActions({ jobListing }: { jobListing: BoardJobListing }) {
  const [applying, setApplying] = useState(false);
  const { application } = jobListing;
  const canApply = !application;
  useEffect(() => {
    if (canApply) preload().catch(() => undefined);
  }, [canApply]);
  if (application)
    return (
      <>
        <Badge variant={application.state === 'accepted' ? 'success' : 'quiet'}>{states[application.state]}</Badge>
        <LinkButton variant="plain" size="small" to={`${paths.auPairJobBoard}?view=applications`}>
          {texts.applied}
        </LinkButton>
      </>
    );
  return (
    <>
      <Button icon="send" onClick={() => setApplying(true)}>
        {texts.apply}
      </Button>
      {applying ? (
        <Suspense>
          <ApplyDialog jobListing={jobListing} onClose={() => setApplying(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

export function Pay({ jobListing }: { jobListing: JobListingFacts }) {
  return (
    <p className={styles.pay}>
      <b>{payOf(jobListing)}</b> {texts.week}
    </p>
  );
}

/** The pay of a listing next to the legal minimum: the same for the family and for au pairs. */
export function ListingPay({ jobListing, floor }: { jobListing: JobListingFacts; floor: HourlyFloor }) {
  const { hoursPerWeek, payMinCents, payMaxCents } = jobListing;
  return <WeekPay floor={floor} week={{ minutes: hoursPerWeek * 60, payMinCents, payMaxCents }} />;
}

/** The details of a listing, without the family; `advice` is what to do where they need a warning. */
export function JobListingText({ jobListing, advice }: { jobListing: JobListingFacts; advice: ReactNode }) {
  const facts: [IconName, string | false][] = [
    ['calendar', texts.from(shortDay(jobListing.startsOn))],
    ['clock', `${texts.hours(jobListing.hoursPerWeek)}, ${texts.months(jobListing.monthsMin, jobListing.monthsMax)}`],
    ['children', jobListing.children],
    ['car', jobListing.licenceWanted ? texts.licence : jobListing.carAvailable && texts.car],
  ];
  return (
    <>
      <ul className={styles.facts}>
        {facts.map(([icon, text]) =>
          text ? (
            <li key={icon}>
              <Icon name={icon} size={17} />
              {text}
            </li>
          ) : null,
        )}
      </ul>
      <p className={styles.text}>{jobListing.text}</p>
      <dl className={styles.more}>
        <div>
          <dt>{texts.duties}</dt>
          <dd>{jobListing.duties}</dd>
        </div>
        <div>
          <dt>{texts.room}</dt>
          <dd>{jobListing.room}</dd>
        </div>
      </dl>
      <ScamWarning findings={jobListing.findings}>{advice}</ScamWarning>
    </>
  );
}
