import type { PayCheck, UsedLegalFact } from '../../api/fair-pay';
import type { Region } from '../../config/regions';
import { exactMoney } from '../../lib/format/money';
import { Icon } from '../../ui/Icon';
import { SourceList } from '../../ui/SourceList';
import { toolTexts } from './texts';
import styles from './tools.module.css';

const { lines, notes, floor, slip } = toolTexts.pay;

interface SlipLine {
  label: string;
  cents: number;
  isTotal?: boolean;
}

interface SlipProps {
  caption: string;
  lines: readonly SlipLine[];
  currency: PayCheck['currency'];
}

/** Sums of money below each other, as on a pay slip. */
export function Slip({ caption, lines: all, currency }: SlipProps) {
  return (
    <table className={styles.slip}>
      <caption>{caption}</caption>
      <tbody>
        {all.map(({ label, cents, isTotal = false }) => (
          <tr key={label} data-total={isTotal || undefined}>
            <th scope="row">{label}</th>
            <td>{exactMoney(cents, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Notes about a week: the amber ones are about the law and come first. */
export function PayNotes({ check }: { check: PayCheck }) {
  return (
    <ul className={styles.notes}>
      {check.notes.map(({ code, amber }) => (
        <li key={code} data-amber={amber || undefined}>
          <Icon name={amber ? 'alert' : 'info'} size={17} />
          {notes[code](check)}
        </li>
      ))}
    </ul>
  );
}

/** The figures of law behind a result. Several figures may come from one page: it is named once. */
export function FactSources({ facts }: { facts: readonly UsedLegalFact[] }) {
  const pages = [...new Map(facts.map((fact) => [fact.url, fact])).values()];
  return (
    <SourceList
      sources={pages}
      words={{ sources: toolTexts.sources, checked: toolTexts.checked }}
      text={toolTexts.sourcesText}
    />
  );
}

/** A week worked through from the wages to the account, and what the family pays. */
export function PayResult({ check, region }: { check: PayCheck; region: Region }) {
  const { currency, weeklyCents, taxCents, deductionCents, inHandCents, superCents, leaveCents, familyCents } = check;
  const sums: SlipLine[] = [
    { label: lines.gross(check), cents: weeklyCents },
    { label: lines.tax[region], cents: -taxCents },
    ...(deductionCents > 0 ? [{ label: lines.deduction, cents: -deductionCents }] : []),
    { label: lines.inHand, cents: inHandCents, isTotal: true },
    ...(superCents > 0 ? [{ label: lines.super, cents: superCents }] : []),
    ...(leaveCents > 0 ? [{ label: lines.leave[region], cents: leaveCents }] : []),
    { label: lines.family, cents: familyCents, isTotal: true },
  ];
  return (
    <>
      <p className={styles.floor}>{floor(check)}</p>
      <Slip caption={slip(check.minutes)} lines={sums} currency={currency} />
      <PayNotes check={check} />
    </>
  );
}
