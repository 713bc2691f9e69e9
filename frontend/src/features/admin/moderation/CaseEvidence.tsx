import { Card } from 'antd';
import { StateTag } from '../../../admin-ui/StateTag';
import { momentOf } from '../../../admin-ui/admin-time';
import type { ModerationCase } from '../../../api/moderation';
import { capitalised } from '../../../lib/format/capitalised';
import { CaseFile } from './CaseFile';
import { moderationTexts as texts } from './texts';
import styles from './moderation.module.css';

/** Evidence contains ISO timestamps. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * The evidence of a case: findings, reports, the original texts, earlier decisions. What has come since `before` is
 * marked.
 */
export function CaseEvidence({ found, before }: { found: ModerationCase; before: ModerationCase | null }) {
  const { findings, reports, lines, speakers, facts, earlier } = found;
  const nameOf = (id: string) => speakers.find((speaker) => speaker.id === id)?.displayName ?? '';
  const newMark = (isKnown: boolean | undefined) =>
    isKnown === false ? <StateTag tone="waiting">{texts.case.isNew}</StateTag> : null;
  return (
    <>
      {reports.length > 0 ? (
        <Card title={<h2>{texts.case.reports}</h2>}>
          <ul className={styles.plain}>
            {reports.map(({ by, reason, words, createdAt }) => (
              <li key={`${by.id}${createdAt}`}>
                <b>{texts.reasons[reason]}</b>{' '}
                {newMark(before?.reports.some((old) => old.by.id === by.id && old.createdAt === createdAt))}
                <p>{words || texts.case.noWords}</p>
                <small>
                  {capitalised(by.displayName)}, {momentOf(createdAt)}
                </small>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {findings.length > 0 ? (
        <Card title={<h2>{texts.case.findings}</h2>}>
          <ul className={styles.plain}>
            {findings.map(({ rule, words }) => (
              <li key={rule}>
                <b>{texts.rules[rule]}</b> {newMark(before?.findings.some((old) => old.rule === rule))}
                <p>{words}</p>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {lines.length > 0 ? (
        <Card title={<h2>{texts.case.lines}</h2>}>
          <ol className={styles.lines}>
            {lines.map((line) => (
              <li key={`${line.at}${line.personId}`} data-reported={line.reported || undefined}>
                <small>
                  {nameOf(line.personId)}, {momentOf(line.at)}{' '}
                  {line.reported ? <StateTag tone="bad">{texts.case.reported}</StateTag> : null}
                </small>
                {line.text ? <p>{line.text}</p> : null}
                {line.files.map((file) => (
                  <CaseFile key={file.id} caseId={found.id} file={file} />
                ))}
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
      {Object.keys(facts).length > 0 ? (
        <Card title={<h2>{texts.case.facts}</h2>}>
          <dl className={styles.facts}>
            {Object.entries(facts).map(([name, text]) => (
              <div key={name}>
                <dt>
                  {texts.fact(name)} {newMark(before ? before.facts[name] === text : undefined)}
                </dt>
                <dd>{MOMENT.test(text) ? momentOf(text) : text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
      {earlier.length > 0 ? (
        <Card title={<h2>{texts.case.earlier}</h2>}>
          <ul className={styles.plain}>
            {earlier.map(({ action, words, decidedAt }) => (
              <li key={decidedAt}>
                <b>{texts.decided.actions[action]}</b>
                <p>{words}</p>
                <small>{momentOf(decidedAt)}</small>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
