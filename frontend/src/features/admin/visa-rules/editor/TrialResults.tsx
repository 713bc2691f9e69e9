import { Checkbox } from 'antd';
import { useState } from 'react';
import { StateTag } from '../../../../admin-ui';
import type { AdminVisaTrialResult } from '../../../../api/admin-visas';
import { shortDay } from '../../../../lib/format/date';
import styles from './editor.module.css';
import { ruleEditorTexts } from './texts';
import { differenceOf } from './trial-words';

const { trial: texts } = ruleEditorTexts;

/** The answers for each example and person by the published rules and by the draft; changed ones come first. */
export function TrialResults({ results }: { results: readonly AdminVisaTrialResult[] }) {
  const [all, setAll] = useState(false);
  const changed = results.filter((one) => one.changed);
  const isOwn = ({ title }: AdminVisaTrialResult) => title === '';
  const shown = all ? results : results.filter((one) => one.changed || isOwn(one));
  return (
    <div className={styles.results}>
      <p role="status">
        <b>{results.length === 0 ? texts.noExamples : texts.changed(changed.length, results.length)}</b>
      </p>
      {changed.length < results.length ? (
        <Checkbox checked={all} onChange={({ target }) => setAll(target.checked)}>
          {texts.showAll}
        </Checkbox>
      ) : null}
      {shown.length > 0 ? (
        <ul aria-label={texts.results}>
          {shown.map((result, index) => (
            <Result key={index} result={result} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Result({ result }: { result: AdminVisaTrialResult }) {
  const { title, nationality, bornOn, startsOn, day, changed } = result;
  const { before, after } = differenceOf(result);
  const someone = texts.someone(nationality, bornOn && shortDay(bornOn), shortDay(startsOn));
  return (
    <li className={styles.result}>
      <div className={styles.resultHead}>
        <b>{title || texts.own}</b>
        <StateTag tone={changed ? 'waiting' : 'quiet'}>{changed ? texts.differs : texts.same}</StateTag>
        <span className={styles.muted}>
          {someone}, {texts.by(shortDay(day))}
        </span>
      </div>
      {changed ? (
        <div className={styles.both}>
          <Answer title={texts.before} {...before} />
          <Answer title={texts.after} {...after} />
        </div>
      ) : (
        <p>{after.verdict}</p>
      )}
    </li>
  );
}

function Answer({ title, verdict, lines }: { title: string; verdict: string; lines: readonly string[] }) {
  return (
    <div>
      <p className={styles.muted}>{title}</p>
      <p>
        <b>{verdict}</b>
      </p>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
