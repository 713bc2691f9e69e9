import type { UploadTrialFile } from '../../../api/admin-upload-trials';
import { sizeInWords } from '../../../lib/format/file-size';
import { uploadTrialTexts } from './texts';
import styles from './upload-trials.module.css';

const { kept: words, carried, facts } = uploadTrialTexts;

/** The files that an upload would have stored; none for a rejected file. */
export function KeptFiles({ files }: { files: UploadTrialFile[] }) {
  if (files.length === 0) return null;
  return (
    <section>
      <h2>{words.title}</h2>
      <ul className={styles.kept}>
        {files.map((file) => (
          <li key={file.name}>
            {file.preview ? <img src={file.preview} alt={words.picture(file.name)} /> : null}
            <b>{file.name}</b>
            <span className={styles.hint}>
              {[
                file.type,
                file.width && file.height ? words.pixels(file.width, file.height) : '',
                sizeInWords(file.byteSize),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <span>{stateOf(file)}</span>
            <span className={styles.hint}>{facts.sha256}</span>
            <code className={styles.code}>{file.sha256}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ width, metadata }: UploadTrialFile): string {
  if (width === null) return words.unchanged;
  if (metadata.length === 0) return words.clean;
  return words.carries(metadata.map(({ name }) => carried.names[name]).join(', '));
}
