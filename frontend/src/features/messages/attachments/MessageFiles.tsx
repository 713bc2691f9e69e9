import { lazy, Suspense, useEffect, useRef, useState, type CSSProperties } from 'react';
import type { MessageAttachment } from '../../../api/messages';
import { fetchMessageFile } from '../../../api/message-files';
import { messageOf } from '../../../lib/api-error';
import { sizeInWords } from '../../../lib/format/file-size';
import { retryImport } from '../../../lib/retry-import';
import { saveFile } from '../../../lib/save-file';
import { Icon } from '../../../ui/Icon';
import { toast } from '../../../ui/toast';
import { photoShape } from '../model/file-shapes';
import type { UnsentFile } from '../model/draft-files';
import { FileDrawing } from './FileDrawing';
import styles from './MessageFiles.module.css';
import { attachmentTexts as texts } from './texts';
import { useObjectUrl } from '../../../lib/use-object-url';
import { VoicePlayer } from '../voice/VoicePlayer';
import { usePhoto } from './use-photo';

const PhotoLightbox = lazy(retryImport(() => import('./PhotoLightbox')));

/** The photos and documents of a message, or its recording. */
export function MessageFiles({ attachments, name }: { attachments: readonly MessageAttachment[]; name: string }) {
  const photos = attachments.filter(({ kind }) => kind === 'photo');
  const documents = attachments.filter(({ kind }) => kind === 'document');
  const voices = attachments.filter(({ kind }) => kind === 'voice');
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      {photos.length > 0 ? (
        <div className={styles.photos} data-many={photos.length > 1 || undefined}>
          {photos.map((photo, index) => (
            <PhotoButton
              key={photo.id}
              photo={photo}
              shape={photos.length > 1 ? '1' : photoShape(photo)}
              label={texts.photo(index + 1, photos.length, name)}
              onOpen={() => setOpened(index)}
            />
          ))}
        </div>
      ) : null}
      {documents.map((file) => (
        <DocumentRow key={file.id} file={file} />
      ))}
      {voices.map(({ id, durationMs, waveform }) => (
        <VoicePlayer key={id} track={{ id, durationMs: durationMs ?? 0 }} waveform={waveform} name={name} />
      ))}
      {opened === null ? null : (
        <Suspense>
          <PhotoLightbox photos={photos} name={name} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

interface PhotoButtonProps {
  photo: MessageAttachment;
  shape: string;
  label: string;
  onOpen: () => void;
}

function PhotoButton({ photo, shape, label, onOpen }: PhotoButtonProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const { url, failed, retry } = usePhoto(near ? photo.id : null, 'small');
  return (
    <div ref={frame} className={styles.photo} style={{ '--shape': shape } as CSSProperties}>
      {failed ? (
        <p className={styles.missing} role="status">
          <Icon name="camera" size={22} />
          {failed === 'gone' ? texts.gone(1) : texts.notLoaded}
          {failed === 'gone' ? null : (
            <button type="button" onClick={retry}>
              {texts.tryAgain}
            </button>
          )}
        </p>
      ) : (
        <button type="button" className={styles.open} aria-label={label} aria-busy={!url} onClick={onOpen}>
          {url ? <img src={url} alt="" /> : null}
        </button>
      )}
    </div>
  );
}

/** Photos are fetched when they are almost in sight. */
function useNear(frame: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || near) return undefined;
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [frame, near]);
  return near;
}

function DocumentRow({ file: { id, fileName, byteSize } }: { file: MessageAttachment }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await fetchMessageFile(id), fileName);
    } catch (error) {
      toast.error(texts.notDownloaded, messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.document}
      aria-label={`${texts.download(fileName)}, ${sizeInWords(byteSize)}`}
      aria-busy={busy}
      disabled={busy}
      onClick={() => void download()}
    >
      <FileDrawing />
      <span className={styles.words}>
        <b>{fileName}</b>
        <span>PDF, {sizeInWords(byteSize)}</span>
      </span>
    </button>
  );
}

/** Files of your own message that is on its way. */
export function UnsentFiles({ files }: { files: readonly UnsentFile[] }) {
  const photos = files.filter(({ kind }) => kind === 'photo');
  return (
    <>
      {photos.length > 0 ? (
        <div className={styles.photos} data-many={photos.length > 1 || undefined}>
          {photos.map((photo) => (
            <UnsentPhoto key={photo.key} photo={photo} alone={photos.length === 1} />
          ))}
        </div>
      ) : null}
      {files
        .filter(({ kind }) => kind === 'document')
        .map(({ key, name, file }) => (
          <div key={key} className={styles.document}>
            <FileDrawing />
            <span className={styles.words}>
              <b>{name}</b>
              <span>PDF, {sizeInWords(file.size)}</span>
            </span>
          </div>
        ))}
      {files.map(({ key, file, voice }) =>
        voice ? (
          <VoicePlayer
            key={key}
            track={{ id: key, durationMs: voice.durationMs, file }}
            waveform={voice.waveform}
            name={null}
          />
        ) : null,
      )}
    </>
  );
}

function UnsentPhoto({ photo: { file, name, attachment }, alone }: { photo: UnsentFile; alone: boolean }) {
  const url = useObjectUrl(file);
  const shape = alone && attachment ? photoShape(attachment) : '1';
  return (
    <div className={styles.photo} style={{ '--shape': shape } as CSSProperties}>
      <span className={styles.open}>{url ? <img src={url} alt={name} /> : null}</span>
    </div>
  );
}
