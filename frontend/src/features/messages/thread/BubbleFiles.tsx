import { lazy, Suspense } from 'react';
import { retryImport } from '../../../lib/retry-import';
import { countsOf, filesOf } from '../texts';
import { reservedFor, type FileShape } from '../model/file-shapes';
import type { Message } from '../model/thread';
import type { UnsentMessage } from '../model/unsent-store';
import styles from './Bubble.module.css';

/** Loads the code that shows files, early enough that a lost connection later does not matter. */
export const loadMessageFiles = retryImport(() => import('../attachments/MessageFiles'));
// Most conversations have no files.
const MessageFiles = lazy(() => loadMessageFiles().then((part) => ({ default: part.MessageFiles })));
const UnsentFiles = lazy(() => loadMessageFiles().then((part) => ({ default: part.UnsentFiles })));
const FilesGone = lazy(retryImport(() => import('../attachments/FilesGone')));

/** The files of a message, in a space that is there before they are. */
export function BubbleFiles({ message, name }: { message: Message; name: string }) {
  // Messages of an earlier release have none of these.
  const { attachments = [], photoCount = 0, documentCount = 0, voiceSeconds = 0 } = message;
  const gone = photoCount + documentCount + (voiceSeconds > 0 ? 1 : 0) - attachments.length;
  if (attachments.length === 0 && gone <= 0) return null;
  return (
    <div className={styles.files}>
      {attachments.length > 0 ? (
        <Suspense fallback={<FilesPlaceholder files={attachments} label={filesOf(message)} />}>
          <MessageFiles attachments={attachments} name={name} />
        </Suspense>
      ) : null}
      {gone > 0 ? (
        <Suspense>
          <FilesGone count={gone} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The files of an unsent message. */
export function BubbleUnsentFiles({ files }: Pick<UnsentMessage, 'files'>) {
  if (!files?.length) return null;
  return (
    <div className={styles.files}>
      <Suspense
        fallback={
          <FilesPlaceholder
            files={files.map(({ kind, attachment }) => attachment ?? { kind })}
            label={filesOf(countsOf(files))}
          />
        }
      >
        <UnsentFiles files={files} />
      </Suspense>
    </div>
  );
}

/** Keeps the space of the files until their code has loaded. */
function FilesPlaceholder({ files, label }: { files: readonly FileShape[]; label: string }) {
  const { shape, rest } = reservedFor(files);
  return (
    <span className={styles.space} aria-busy="true" aria-label={label} role="img">
      {shape ? <span style={{ aspectRatio: shape }} /> : null}
      <span style={{ height: rest }} />
    </span>
  );
}
