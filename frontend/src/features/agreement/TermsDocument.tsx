import type { Agreement, AgreementVersion, ClauseChange, CurrentAgreementVersion } from '../../api/agreements';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import shared from './agreement.module.css';
import styles from './TermsDocument.module.css';
import { agreementTexts } from './texts';
import { PayNote } from './PayNote';
import { VisaNote } from './VisaNote';
import { DayLine } from './WeekGrid';
import { WEEKDAYS, weekOf } from './terms-form';
import grid from './WeekGrid.module.css';

const { changes: texts, days, document: words, fields } = agreementTexts;

interface TermsDocumentProps {
  /** For notes about pay and visa; null while these may be out of date. */
  agreement: Agreement | null;
  version: CurrentAgreementVersion;
  /** Marks the changes of this version for the person who answers it. */
  marksChanges: boolean;
}

/** The terms as both sign them: each clause next to its title, with changes marked in words and icons. */
export function TermsDocument({ agreement, version, marksChanges }: TermsDocumentProps) {
  const changed = new Set(marksChanges ? version.changes.map(({ clause }) => clause) : []);
  return (
    <section className={shared.document} aria-labelledby="terms">
      <h2 id="terms">{words.heading}</h2>
      {version.clauses.map(({ clause, title, lines }) => (
        <section key={clause} className={shared.clause} data-changed={changed.has(clause) || undefined}>
          <div>
            <h3>{title}</h3>
            {changed.has(clause) ? <Badge variant="warning">{texts.inClause}</Badge> : null}
          </div>
          <div className={styles.lines}>
            {clause === 'hours' ? <Week version={version} /> : null}
            {lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
            {clause === 'dates' && agreement ? <VisaNote agreement={agreement} /> : null}
            {clause === 'hours' && version.hoursWarning ? (
              <p className={grid.warning}>
                <Icon name="alert" size={17} /> {version.hoursWarning}
              </p>
            ) : null}
            {clause === 'pay' && agreement ? (
              <PayNote facts={agreement.payFacts} now={agreement.payFactsNow} week={weekOf(version.terms)} />
            ) : null}
          </div>
        </section>
      ))}
    </section>
  );
}

/** The week as a drawing; the lines below say it in words. */
function Week({ version }: { version: CurrentAgreementVersion }) {
  return (
    <div className={styles.weekDrawn} aria-hidden="true">
      {WEEKDAYS.map((day) => (
        <div key={day}>
          <span>{days[day].slice(0, 3)}</span>
          <DayLine ranges={version.terms.hours[day]} />
          <span>{version.terms.hours[day].length === 0 ? fields.free : ''}</span>
        </div>
      ))}
    </div>
  );
}

/** The changes of a version: before and after, side by side on wide screens, labelled by icons and words. */
export function Changes({ version, name }: { version: AgreementVersion; name: string }) {
  if (version.changes.length === 0) return null;
  const heading = texts.heading(version.by === 'them' ? name : null, version.changes.length);
  return (
    <section className={shared.changes} aria-labelledby={`changes-${version.number}`}>
      <h2 id={`changes-${version.number}`}>{heading}</h2>
      {version.changes.map((change) => (
        <Change key={change.clause} change={change} />
      ))}
    </section>
  );
}

function Change({ change: { title, was, is } }: { change: ClauseChange }) {
  return (
    <div className={styles.change}>
      <h3>{title}</h3>
      <div>
        <p className={styles.side}>
          <Icon name="minus" size={16} /> {texts.was}
        </p>
        {was.length > 0 ? (
          was.map((line, index) => <del key={index}>{line}</del>)
        ) : (
          <p className={shared.quiet}>{texts.nothing}</p>
        )}
      </div>
      <div>
        <p className={styles.side}>
          <Icon name="plus" size={16} /> {texts.is}
        </p>
        {is.length > 0 ? (
          is.map((line, index) => <ins key={index}>{line}</ins>)
        ) : (
          <p className={shared.quiet}>{texts.nothing}</p>
        )}
      </div>
    </div>
  );
}
