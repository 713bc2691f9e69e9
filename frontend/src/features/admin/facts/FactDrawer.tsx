import { Button, Descriptions } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { StateTag } from '../../../admin-ui';
import type { AdminFact, AdminFactRow } from '../../../api/admin-facts';
import { auditTrailPath } from '../../../config/admin-paths';
import { dayInWords, shortDay } from '../../../lib/format/date';
import { FactForm } from './FactForm';
import styles from './facts.module.css';
import { adminFactsTexts } from './texts';
import { valueInWords } from './value-words';

const texts = adminFactsTexts.drawer;
const CODES = { australia: 'au', newzealand: 'nz' } as const;

/** One fact: its current value, its source, its history, and the form for a new value. */
export function FactDrawer({ fact, onClose }: { fact: AdminFact | null; onClose: () => void }) {
  return (
    <AdminDrawer open={fact !== null} onClose={onClose} size={720} title={fact?.label}>
      {fact ? <Opened key={`${fact.region}.${fact.key}`} fact={fact} /> : null}
    </AdminDrawer>
  );
}

/** `row` is null for a new value. */
interface Editing {
  row: AdminFactRow | null;
}

function Opened({ fact }: { fact: AdminFact }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { region, key, unit, current, due } = fact;
  if (editing) return <FactForm fact={fact} row={editing.row} onDone={() => setEditing(null)} />;
  return (
    <div className={styles.drawer}>
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'value', label: texts.facts.value, children: <b>{valueInWords(current.value, unit)}</b> },
          { key: 'since', label: texts.facts.validFrom, children: dayInWords(current.validFrom) },
          {
            key: 'source',
            label: texts.facts.source,
            children: (
              <a href={current.sourceUrl} target="_blank" rel="noopener" className={styles.source}>
                {current.sourceTitle}
              </a>
            ),
          },
          { key: 'checked', label: texts.facts.checked, children: dayInWords(current.checkedOn) },
          {
            key: 'review',
            label: texts.facts.review,
            children: (
              <span>
                {dayInWords(current.reviewBy)} {due ? <StateTag tone="bad">{adminFactsTexts.due}</StateTag> : null}
              </span>
            ),
          },
          ...(current.note ? [{ key: 'note', label: texts.facts.note, children: current.note }] : []),
          {
            key: 'placeholder',
            label: texts.facts.placeholder,
            children: <code className={styles.source}>{`{{fact:${CODES[region]}.${key}}}`}</code>,
          },
        ]}
      />
      <div className={styles.actions}>
        <Button type="primary" onClick={() => setEditing({ row: null })}>
          {texts.add}
        </Button>
        <Button onClick={() => setEditing({ row: current })}>{texts.correct}</Button>
      </div>
      <section aria-labelledby="values">
        <h3 id="values">{texts.values}</h3>
        <ol className={styles.rows}>
          {fact.rows.map((row) => (
            <li key={row.id}>
              <span className={styles.value}>
                <b>{valueInWords(row.value, unit)}</b>
                <span className={styles.muted}>{adminFactsTexts.since(dayInWords(row.validFrom))}</span>
              </span>
              <RowState row={row} current={current} />
              <Button
                onClick={() => setEditing({ row })}
                aria-label={texts.editOne(valueInWords(row.value, unit), shortDay(row.validFrom))}
              >
                {texts.edit}
              </Button>
            </li>
          ))}
        </ol>
        <Link to={auditTrailPath('legal-fact', `${region}.${key}`)}>{texts.log}</Link>
      </section>
    </div>
  );
}

function RowState({ row, current }: { row: AdminFactRow; current: AdminFactRow }) {
  if (row.id === current.id) return <StateTag tone="good">{texts.current}</StateTag>;
  if (row.validFrom > current.validFrom) return <StateTag tone="waiting">{texts.upcoming}</StateTag>;
  return <StateTag tone="quiet">{texts.past}</StateTag>;
}
