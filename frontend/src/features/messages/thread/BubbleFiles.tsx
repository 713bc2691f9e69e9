import { lazy, Suspense, type ReactNode } from 'react';
import { retryImport } from '../../../lib/retry-import';
import { filesOf } from '../texts';
import { reservedFor } from '../model/file-shapes';
import type { Message } from '../model/thread';
import type { UnsentMessage } from '../model/unsent-store';
import styles from './Bubble.module.css';

const load = retryImport(() => import('../attachments/MessageFiles'));
// Most conversations have no files.
const MessageFiles = lazy(() => load().then((part) => ({ default: part.MessageFiles })));
const UnsentFiles = lazy(() => load().then((part) => ({ default: part.UnsentFiles })));
const FilesGone = lazy(retryImport(() => import('../attachments/FilesGone')));

/** The files of a message, in a space that is there before they are. */
export function BubbleFiles({ message, name }: { message: Message; name: string }) {
  // What an earlier release sent has none of these.
  const { attachments = [], photoCount = 0, documentCount = 0, voiceSeconds = 0 } = message;
  const gone = photoCount + documentCount + (voiceSeconds > 0 ? 1 : 0) - attachments.length;
  if (attachments.length === 0 && gone <= 0) return null;
  const { shape, rest } = reservedFor(attachments);
  const space: ReactNode = (
    <span className={styles.space} aria-busy="true" aria-label={filesOf(message)} role="img">
      {shape ? <span style={{ aspectRatio: shape }} /> : null}
      <span style={{ height: rest }} />
    </span>
  );
  return (
    <div className={styles.files}>
      {attachments.length > 0 ? (
        <Suspense fallback={space}>
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

/** Those of a message that is on its way. */
export function BubbleUnsentFiles({ files }: Pick<UnsentMessage, 'files'>) {
  if (!files?.length) return null;
  return (
    <div className={styles.files}>
      <Suspense>
        <UnsentFiles files={files} />
      </Suspense>
    </div>
  );
}
