import { useGetMyVisaQuery, type OwnRegionVisa, type VisaLine, type VisaOption } from '../../api/visas';
import { paths } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { RegionLink } from '../../lib/region';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { visaMessages } from './texts';
import { VisaSources } from './VisaSources';
import styles from './visas.module.css';

const { own: texts } = visaMessages;
const POSSIBLE = ['open', 'open_later', 'held', 'free'];

/** Opens the form at a field and focuses it. */
const fieldPath = (field: string): string => `${paths.auPairProfileForm}?field=${field}`;

interface OwnVisaProps {
  /** The visas for the form's current values, saved or not. */
  typed?: boolean;
}

/**
 * An au pair’s own visas: which fit, until when to apply, how long with one family, and what is missing to say more.
 */
export function OwnVisa({ typed = false }: OwnVisaProps) {
  const { data, isError, refetch } = useGetMyVisaQuery(typed ? { typed } : {}, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.own} aria-labelledby="own-visa">
      <h2 id="own-visa">{typed ? texts.typedHeading : texts.heading}</h2>
      <p className={styles.quiet}>
        <Icon name="lock" size={16} />
        {texts.private}
      </p>
      {data ? (
        <>
          {data.missing.length > 0 ? (
            <div className={styles.missing}>
              <p>{texts.missing}</p>
              <ul>
                {data.missing.map(({ field, label }) => (
                  <li key={field}>
                    <RegionLink to={fieldPath(field)} aria-label={texts.add(label)}>
                      <Icon name="plus" size={16} />
                      {label}
                    </RegionLink>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {data.regions.map((visa) => (
            <RegionVisa key={visa.region} visa={visa} />
          ))}
        </>
      ) : isError ? (
        <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />
      ) : (
        <div aria-busy="true" aria-label={texts.loading}>
          <Skeleton height="132px" shape="card" />
        </div>
      )}
    </section>
  );
}

function RegionVisa({ visa: { region, passport, options, authority, granted } }: { visa: OwnRegionVisa }) {
  return (
    <div className={styles.region}>
      <h3>{texts.where[region]}</h3>
      {options.length === 0 ? (
        <>
          <p>{texts.none(passport)}</p>
          <VisaSources rules={[]} authority={authority} />
        </>
      ) : null}
      {options.map((option) => (
        <Option key={option.visa} option={option} granted={granted} authority={authority} />
      ))}
    </div>
  );
}

interface OptionProps {
  option: VisaOption;
  granted: boolean;
  authority: OwnRegionVisa['authority'];
}

function Option({ option, granted, authority }: OptionProps) {
  const { name, apply, stay, employer, startBy, visasLeft, unclear, ruleDay, changes, rules } = option;
  const { labels } = texts;
  const verdict = granted && option.verdict === 'open' ? 'held' : option.verdict;
  const isPossible = POSSIBLE.includes(verdict);
  const facts: [label: string, value: string | null][] = [
    [
      labels.apply,
      apply && verdict !== 'held' ? texts.apply(apply.ageLeast, apply.ageMost, apply.from, apply.until) : null,
    ],
    [labels.startBy, startBy && dayInWords(startBy)],
    [labels.employer, employer && texts.span(employer.months, employer.from, employer.until)],
    [labels.stay, stay && texts.span(stay.months, stay.from, stay.until)],
    [labels.left, isPossible && verdict !== 'free' ? String(visasLeft) : null],
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
            <Lines lines={asks} />
          </div>
        </div>
      ) : null}
      {lists.length > 0 ? (
        <details>
          <summary>{texts.more}</summary>
          {lists.map((list) => (
            <div key={list}>
              <h5>{texts.lines[list]}</h5>
              <Lines lines={option[list]} />
            </div>
          ))}
        </details>
      ) : null}
      <VisaSources rules={rules} authority={authority} />
    </article>
  );
}

function Lines({ lines }: { lines: readonly VisaLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ text, link }) => (
        <li key={text}>
          {text}
          {link ? (
            <>
              {' '}
              <a href={link.url} target="_blank" rel="noreferrer">
                {link.title}
              </a>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
