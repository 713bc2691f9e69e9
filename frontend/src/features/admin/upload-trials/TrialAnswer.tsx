import { Alert, Descriptions } from 'antd';
import { StateTag } from '../../../admin-ui';
import type { UploadTrial } from '../../../api/admin-upload-trials';
import { sizeInWords } from '../../../lib/format/file-size';
import { CarriedMetadata } from './CarriedMetadata';
import { KeptFiles } from './KeptFiles';
import { uploadTrialTexts } from './texts';
import { TrialSteps } from './TrialSteps';
import styles from './upload-trials.module.css';

const { verdict, purposes, facts: words } = uploadTrialTexts;
const COUNT = new Intl.NumberFormat('en-AU');

/** The whole result of one trial. */
export function TrialAnswer({ trial }: { trial: UploadTrial }) {
  return (
    <section className={styles.parts} aria-label={verdict.label}>
      <Verdict trial={trial} />
      <TrialSteps steps={trial.steps} />
      <Facts trial={trial} />
      <CarriedMetadata trial={trial} />
      <KeptFiles files={trial.kept} />
    </section>
  );
}

function Verdict({ trial: { purpose, refusal, kept } }: { trial: UploadTrial }) {
  const { noun } = purposes[purpose];
  if (!refusal)
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title={verdict.taken(noun)}
        description={verdict.takenText(kept.length)}
      />
    );
  const messages = [refusal.message, ...Object.values(refusal.fields ?? {}).flat()];
  return (
    <Alert
      type="error"
      showIcon
      role="status"
      title={verdict.refused(noun)}
      description={
        <>
          <p>{verdict.reads}</p>
          <blockquote className={styles.said}>{messages.join(' ')}</blockquote>
          <p className={styles.hint}>{verdict.code(refusal.code, refusal.statusCode)}</p>
        </>
      }
    />
  );
}

function Facts({ trial }: { trial: UploadTrial }) {
  const { fileName, declaredType, detectedType, byteSize, sha256, width, height } = trial;
  return (
    <section>
      <h2>{words.title}</h2>
      <Descriptions
        column={1}
        size="small"
        bordered
        className={styles.facts ?? ''}
        items={[
          { key: 'name', label: words.name, children: fileName },
          { key: 'declared', label: words.declared, children: declaredType || words.unsaid },
          {
            key: 'detected',
            label: words.detected,
            children: (
              <>
                {detectedType ?? words.unknown}{' '}
                {detectedType === declaredType ? null : <StateTag tone="waiting">{words.differs}</StateTag>}
              </>
            ),
          },
          {
            key: 'size',
            label: words.size,
            children: `${sizeInWords(byteSize)} (${words.bytes(COUNT.format(byteSize))})`,
          },
          ...(width && height ? [{ key: 'pixels', label: words.pixels, children: `${width} × ${height}` }] : []),
          { key: 'sha256', label: words.sha256, children: <code className={styles.code}>{sha256}</code> },
        ]}
      />
    </section>
  );
}
