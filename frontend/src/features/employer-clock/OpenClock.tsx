import type { EmployerClock } from '../../api/employer-clock';
import { agreementPath, employerClockPath, hoursPath } from '../../config/paths';
import { PlacementPanel, PlacementScreen } from '../../entities/placements';
import { VisaLines, VisaSources } from '../../entities/visas';
import { useSession } from '../../lib/session';
import { ArrowLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { DayCount } from './DayCount';
import styles from './employer-clock.module.css';
import { LetterCard } from './LetterCard';
import { PermissionCard } from './PermissionCard';
import { employerClockTexts as texts } from './texts';

interface OpenClockProps {
  clock: EmployerClock;
  placements: readonly EmployerClock[];
}

/** The time with one employer, once it has been loaded. */
export function OpenClock({ clock, placements }: OpenClockProps) {
  const { user } = useSession();
  const canRecord = clock.canRecord && !user?.coParent;
  const hasQuestion = canRecord || clock.history.length > 0;
  return (
    <PlacementScreen
      title={texts.heading[clock.you](clock.with.displayName)}
      lead={texts.lead[clock.you]}
      placements={placements}
      current={clock.agreementId}
      pathOf={employerClockPath}
      aside={
        <>
          <Rule clock={clock} />
          {clock.canRecord ? <LetterCard clock={clock} canWrite={canRecord} /> : null}
          <ArrowLink to={agreementPath(clock.agreementId)}>{texts.agreement}</ArrowLink>
          <ArrowLink to={hoursPath(clock.agreementId)}>{texts.hours}</ArrowLink>
        </>
      }
    >
      <DayCount clock={clock} />
      {hasQuestion ? <PermissionCard clock={{ ...clock, canRecord }} /> : null}
    </PlacementScreen>
  );
}

function Rule({ clock: { rule } }: { clock: EmployerClock }) {
  const { longer, questions, sources, authority } = rule;
  return (
    <PlacementPanel id="rule" title={texts.rule.heading}>
      {longer.length > 0 ? (
        <div>
          <h3 className={styles.subheading}>{texts.rule.longer}</h3>
          <VisaLines lines={longer} />
        </div>
      ) : null}
      {questions.length > 0 ? (
        <div className={styles.caution}>
          <Icon name="alert" />
          <div>
            <h3 className={styles.subheading}>{texts.rule.ask}</h3>
            <VisaLines lines={questions} />
          </div>
        </div>
      ) : null}
      <VisaSources rules={sources} authority={authority} />
    </PlacementPanel>
  );
}
