import { Card } from 'antd';
import { StateTag } from '../../../admin-ui/StateTag';
import { momentOf } from '../../../admin-ui/admin-time';
import type { CaseFinding, CaseReport, EvidenceLine, ModerationCase } from '../../../api/moderation';
import { capitalised } from '../../../lib/format/capitalised';
import { CaseFile } from './CaseFile';
import { moderationTexts as texts } from './texts';
import styles from './moderation.module.css';

/** Evidence contains ISO timestamps. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const factOf = (text: string) => (MOMENT.test(text) ? momentOf(text) : text);

const saysTheSame = (one: CaseFinding, other: CaseFinding) => one.rule === other.rule && one.words === other.words;
const isSameReport = (one: CaseReport, other: CaseReport) =>
  one.by.id === other.by.id && one.createdAt === other.createdAt && one.words === other.words;
const isSameLine = (one: EvidenceLine, other: EvidenceLine) =>
  one.at === other.at && one.personId === other.personId && one.text === other.text;

/** Whether something of a case is marked as new, compared with how it was before. */
export const hasNew = (found: ModerationCase, before: ModerationCase): boolean =>
  found.findings.some((one) => !before.findings.some((old) => saysTheSame(old, one))) ||
  found.reports.some((one) => !before.reports.some((old) => isSameReport(old, one))) ||
  found.lines.some((one) => !before.lines.some((old) => isSameLine(old, one))) ||
  Object.entries(found.facts).some(([name, text]) => before.facts[name] !== text);

/**
 * The evidence of a case: findings, reports, the original texts, earlier decisions. What has come since `before` is
 * marked.
 */
export function CaseEvidence({ found, before }: { found: ModerationCase; before: ModerationCase | null }) {
  const { findings, reports, lines, speakers, facts, earlier } = found;
  const gone = Object.entries(before?.facts ?? {}).filter(([name]) => !(name in facts));
  const nameOf = (id: string) => speakers.find((speaker) => speaker.id === id)?.displayName ?? '';
  const newMark = (isKnown: boolean | undefined) =>
    isKnown === false ? <StateTag tone="waiting">{texts.case.isNew}</StateTag> : null;
  return (
    <>
      {reports.length > 0 ? (
        <Card title={<h2>{texts.case.reports}</h2>}>
          <ul className={styles.plain}>
            {reports.map((report) => (
              <li key={`${report.by.id}${report.createdAt}`}>
                <b>{texts.reasons[report.reason]}</b>{' '}
                {newMark(before?.reports.some((old) => isSameReport(old, report)))}
                <p>{report.words || texts.case.noWords}</p>
                <small>
                  {capitalised(report.by.displayName)}, {momentOf(report.createdAt)}
                </small>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {findings.length > 0 ? (
        <Card title={<h2>{texts.case.findings}</h2>}>
          <ul className={styles.plain}>
            {findings.map((finding) => (
              <li key={finding.rule}>
                <b>{texts.rules[finding.rule]}</b> {newMark(before?.findings.some((old) => saysTheSame(old, finding)))}
                <p>{finding.words}</p>
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
                  {line.reported ? <StateTag tone="bad">{texts.case.reported}</StateTag> : null}{' '}
                  {newMark(before?.lines.some((old) => isSameLine(old, line)))}
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
      {Object.keys(facts).length + gone.length > 0 ? (
        <Card title={<h2>{texts.case.facts}</h2>}>
          <dl className={styles.facts}>
            {Object.entries(facts).map(([name, text]) => (
              <div key={name}>
                <dt>
                  {texts.fact(name)} {newMark(before ? before.facts[name] === text : undefined)}
                </dt>
                <dd>{factOf(text)}</dd>
              </div>
            ))}
            {gone.map(([name, text]) => (
              <div key={name}>
                <dt>
                  {texts.fact(name)} <StateTag tone="quiet">{texts.case.isGone}</StateTag>
                </dt>
                <dd>{factOf(text)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
      {earlier.length > 0 ? (
        <Card title={<h2>{texts.case.earlier}</h2>}>
          <ul className={styles.plain}>
            {earlier.map(({ action, words, suspendedUntil, decidedAt }) => (
              <li key={decidedAt}>
                <b>{texts.decided.actions[action]}</b>
                {suspendedUntil ? <p>{texts.decided.until(momentOf(suspendedUntil))}</p> : null}
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
