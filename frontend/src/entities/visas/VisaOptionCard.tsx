import type { VisaLink, VisaOption } from '../../api/visas';
import { dayInWords } from '../../lib/format/date';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { visaTexts } from './texts';
import { VisaLines } from './VisaLines';
import { VisaSources } from './VisaSources';
import styles from './visas.module.css';

const { own: texts } = visaTexts;
const POSSIBLE = ['open', 'open_later', 'held', 'free'];

interface VisaOptionCardProps {
  option: VisaOption;
  /** The profile says that this visa has been granted. */
  granted?: boolean;
  authority: VisaLink;
}

/** One visa: whether and until when it can be had, how long it lasts, what is unclear, and the rules behind it. */
export function VisaOptionCard({ option, granted = false, authority }: VisaOptionCardProps) {
  const { name, apply, stay, employer, startBy, visasLeft, unclear, ruleDay, changes, rules } = option;
  const { labels } = texts;
  const verdict = granted && option.verdict === 'open' ? 'held' : option.verdict;
  const isPossible = POSSIBLE.includes(verdict);
  // One that is still to be applied for is among those that are left.
  const leftAfterIt = verdict === 'held' ? visasLeft : visasLeft - 1;
  const facts: [label: string, value: string | null][] = [
    [
      labels.apply,
      apply && verdict !== 'held' ? texts.apply(apply.ageLeast, apply.ageMost, apply.from, apply.until) : null,
    ],
    [labels.startBy, startBy && dayInWords(startBy)],
    [labels.employer, employer && texts.span(employer.months, employer.from, employer.until)],
    [labels.stay, stay && texts.span(stay.months, stay.from, stay.until)],
    [labels.left, isPossible && verdict !== 'free' ? String(leftAfterIt) : null],
  ];
  const asks = [
    ...(employer?.contested ? [{ text: texts.contested(employer.months) }] : []),
    ...(ruleDay ? [{ text: texts.ruleDay(ruleDay) }] : []),
    ...(changes.length > 0 ? [{ text: texts.changes(changes) }] : []),
    ...unclear,
  ];
  const lists = (['conditions', 'documents', 'longer', 'laterVisas'] as const).filter(
    (list) => option[list].length > 0,
  );
  return (
    <article className={styles.option}>
      <h4>
        {name}
        <Badge variant={isPossible ? 'success' : 'warning'}>
          <Icon name={isPossible ? 'check' : 'alert'} size={16} />
          {texts.verdicts[verdict]}
        </Badge>
      </h4>
      <dl>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {asks.length > 0 ? (
        <div className={styles.asks}>
          <Icon name="alert" />
          <div>
            <strong>{texts.unclear}</strong>
            <VisaLines lines={asks} />
          </div>
        </div>
      ) : null}
      {lists.length > 0 ? (
        <details>
          <summary>{texts.more}</summary>
          {lists.map((list) => (
            <div key={list}>
              <h5>{texts.lines[list]}</h5>
              <VisaLines lines={option[list]} />
            </div>
          ))}
        </details>
      ) : null}
      <VisaSources rules={rules} authority={authority} />
    </article>
  );
}
