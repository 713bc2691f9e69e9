import type { ResourceAttachment } from '../../api/resources';
import { Icon } from '../../ui/Icon';
import { sizeInWords } from '../../lib/format/file-size';
import { formatOf } from './file-words';
import { resourceTexts } from './texts';
import styles from './ResourceFiles.module.css';

const words = resourceTexts.page;

/** Our files are downloaded under their names; an external one opens in a new tab. */
const reach = ({ fileUrl, fileName }: ResourceAttachment) =>
  fileUrl.startsWith('/')
    ? { href: fileUrl, download: fileName }
    : { href: fileUrl, target: '_blank', rel: 'noopener' };

/** The main action: the first file, and a link to all of them. */
export function MainDownload({ files: [first, ...others] }: { files: readonly ResourceAttachment[] }) {
  if (!first) return null;
  const facts = [formatOf(first), sizeInWords(first.fileSize)].filter(Boolean).join(', ');
  return (
    <p className={styles.main}>
      <a className={styles.button} {...reach(first)}>
        {words.download}
        <small>{facts}</small>
      </a>
      {others.length > 0 ? (
        <a className={styles.all} href="#files">
          {words.alsoAs}
        </a>
      ) : null}
    </p>
  );
}

/** Every file with its description. */
export function ResourceFiles({ files }: { files: readonly ResourceAttachment[] }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.files} id="files" aria-labelledby="files-title">
      <h2 id="files-title">{words.files}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <b className={styles.format} aria-hidden="true">
              {formatOf(file)}
            </b>
            <div>
              <a {...reach(file)}>{words.fileLink(file.fileName, formatOf(file), sizeInWords(file.fileSize))}</a>
              {file.description ? <p>{file.description}</p> : null}
            </div>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </section>
  );
}
