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

const isNewFinding = (one: CaseFinding, before: ModerationCase) =>
  !before.findings.some((old) => old.rule === one.rule && old.words === one.words);
const isNewReport = (one: CaseReport, before: ModerationCase) =>
  !before.reports.some((old) => old.by.id === one.by.id && old.createdAt === one.createdAt && old.words === one.words);
const isNewLine = (one: EvidenceLine, before: ModerationCase) =>
  !before.lines.some((old) => old.at === one.at && old.personId === one.personId && old.text === one.text);
const isNewFact = ([name, text]: [string, string], before: ModerationCase) => before.facts[name] !== text;

/** Whether something of a case is marked as new, compared with how it was before. */
export const hasNew = (found: ModerationCase, before: ModerationCase): boolean =>
  found.findings.some((one) => isNewFinding(one, before)) ||
  found.reports.some((one) => isNewReport(one, before)) ||
  found.lines.some((one) => isNewLine(one, before)) ||
  Object.entries(found.facts).some((one) => isNewFact(one, before));

interface EvidenceProps {
  found: ModerationCase;
  /** What has come since this version is marked. */
  before: ModerationCase | null;
}

/** The evidence of a case: reports, findings, the original texts, facts, earlier decisions. */
export function CaseEvidence({ found, before }: EvidenceProps) {
  return (
    <>
      <Reports found={found} before={before} />
      <Findings found={found} before={before} />
      <Lines found={found} before={before} />
      <Facts found={found} before={before} />
      <EarlierDecisions earlier={found.earlier} />
    </>
  );
}

const NewMark = ({ isNew }: { isNew: boolean | null }) =>
  isNew ? <StateTag tone="waiting">{texts.case.isNew}</StateTag> : null;

function Reports({ found: { reports }, before }: EvidenceProps) {
  if (reports.length === 0) return null;
  return (
    <Card title={<h2>{texts.case.reports}</h2>}>
      <ul className={styles.plain}>
        {reports.map((report) => (
          <li key={`${report.by.id}${report.createdAt}`}>
            <b>{texts.reasons[report.reason]}</b> <NewMark isNew={before && isNewReport(report, before)} />
            <p>{report.words || texts.case.noWords}</p>
            <FactsThen facts={report.facts} />
            <small>
              {capitalised(report.by.displayName)}, {momentOf(report.createdAt)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What a report is about, if it was changed before or after. */
function FactsThen({ facts }: Pick<CaseReport, 'facts'>) {
  const entries = Object.entries(facts);
  if (entries.length === 0) return null;
  return (
    <>
      <p>{texts.case.factsThen}</p>
      <dl className={styles.facts}>
        {entries.map(([name, text]) => (
          <div key={name}>
            <dt>{texts.fact(name)}</dt>
            <dd>{factOf(text)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Findings({ found: { findings }, before }: EvidenceProps) {
  if (findings.length === 0) return null;
  return (
    <Card title={<h2>{texts.case.findings}</h2>}>
      <ul className={styles.plain}>
        {findings.map((finding) => (
          <li key={finding.rule}>
            <b>{texts.rules[finding.rule]}</b> <NewMark isNew={before && isNewFinding(finding, before)} />
            <p>{finding.words}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The original texts with their files. */
function Lines({ found: { id, lines, speakers }, before }: EvidenceProps) {
  if (lines.length === 0) return null;
  const nameOf = (personId: string) => speakers.find((speaker) => speaker.id === personId)?.displayName ?? '';
  return (
    <Card title={<h2>{texts.case.lines}</h2>}>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.at}${line.personId}`} data-reported={line.reported || undefined}>
            <small>
              {nameOf(line.personId)}, {momentOf(line.at)}{' '}
              {line.reported ? <StateTag tone="bad">{texts.case.reported}</StateTag> : null}{' '}
              <NewMark isNew={before && isNewLine(line, before)} />
            </small>
            {line.text ? <p>{line.text}</p> : null}
            {line.files.map((file) => (
              <CaseFile key={file.id} caseId={id} file={file} />
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Also those that are gone since `before`. */
function Facts({ found: { facts }, before }: EvidenceProps) {
  const gone = Object.entries(before?.facts ?? {}).filter(([name]) => !(name in facts));
  if (Object.keys(facts).length + gone.length === 0) return null;
  return (
    <Card title={<h2>{texts.case.facts}</h2>}>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, text]) => (
          <div key={name}>
            <dt>
              {texts.fact(name)} <NewMark isNew={before && isNewFact([name, text], before)} />
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
  );
}

function EarlierDecisions({ earlier }: Pick<ModerationCase, 'earlier'>) {
  if (earlier.length === 0) return null;
  return (
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
  );
}
