import type { ReactNode } from 'react';
import { dayInWords } from '../../lib/format/date';
import { RegionLink } from '../../lib/region';
import { useDebouncedValue } from '../../lib/use-debounced-value';
import { Icon } from '../../ui/Icon';
import styles from './WeekPay.module.css';
import { payOfWeek, type HourFloor, type OfferedWeek } from './pay-of-week';
import { fairPayTexts as texts } from './texts';

/** A fact that is not known: a field of this page, or an address where it can be added. */
export type MissingFact = { label: string } & ({ field: string } | { to: string });

interface WeekPayProps {
  floor: HourFloor;
  week: OfferedWeek;
  missing?: readonly MissingFact[];
  /** The week is being typed: it is worked out, and announced, when typing pauses. */
  live?: boolean;
  /** The law in words. Without it, a week below the minimum gets our own. */
  law?: string;
  /** Content before the sum, such as an earlier minimum. */
  before?: string;
  /** Content before the source. */
  children?: ReactNode;
}

/** A week’s pay as a plain sum next to the legal minimum: amber below it, with the reason and the source. */
export function WeekPay({ floor, week, missing = [], live = false, law, before, children }: WeekPayProps) {
  const { currency, hourlyCents } = floor;
  // The pay is calculated when typing pauses.
  const settled = useDebouncedValue(week);
  const shown = live ? settled : week;
  const { minutes, payMinCents } = shown;
  const { floorCents, shortCents, isLowerEndOnly } = payOfWeek(shown, floor);
  const isBelow = shortCents > 0;
  return (
    <div role="note" className={styles.note} aria-label={texts.label} data-below={isBelow || undefined}>
      <Icon name={isBelow ? 'alert' : 'info'} size={20} />
      <div>
        <div aria-live={live ? 'polite' : undefined}>
          {before ? <p>{before}</p> : null}
          {floorCents === null || minutes === null ? (
            <p>{texts.hour(hourlyCents, currency)}</p>
          ) : (
            <p>
              <b>{texts.sum(minutes, hourlyCents, floorCents, currency)}</b> {texts.least}
            </p>
          )}
          {floorCents === null || payMinCents === null || !Number.isFinite(payMinCents) ? null : isBelow ? (
            <p className={styles.below}>
              {(isLowerEndOnly ? texts.lowerEnd : texts.below)(payMinCents, shortCents, currency)}
            </p>
          ) : (
            <p>{texts.enough(payMinCents, currency)}</p>
          )}
          {isBelow && !law ? <p>{texts.why[currency]}</p> : null}
        </div>
        {law ? <p>{law}</p> : null}
        {children}
        {missing.length > 0 ? <Missing facts={missing} /> : null}
        <p className={styles.source}>
          <a href={floor.sourceUrl} target="_blank" rel="noreferrer">
            {floor.sourceTitle}
          </a>
          {texts.checked(dayInWords(floor.checkedOn))}
        </p>
      </div>
    </div>
  );
}

function Missing({ facts }: { facts: readonly MissingFact[] }) {
  return (
    <div className={styles.missing}>
      <p>{texts.missing}</p>
      <ul>
        {facts.map((fact) => {
          const content = (
            <>
              <Icon name="plus" size={16} />
              {fact.label}
            </>
          );
          return (
            <li key={fact.label}>
              {'to' in fact ? (
                <RegionLink to={fact.to} aria-label={texts.add(fact.label)}>
                  {content}
                </RegionLink>
              ) : (
                <button type="button" aria-label={texts.add(fact.label)} onClick={() => focusField(fact.field)}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
