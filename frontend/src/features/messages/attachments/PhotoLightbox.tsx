import type { MessageAttachment } from '../../../api/messages';
import { fetchMessageFile } from '../../../api/message-files';
import { messageOf } from '../../../lib/api-error';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/Button';
import { Lightbox } from '../../../ui/Lightbox';
import { Spinner } from '../../../ui/Spinner';
import { toast } from '../../../ui/toast';
import styles from './MessageFiles.module.css';
import { attachmentTexts as texts } from './texts';
import { usePhoto } from './use-photo';

interface PhotoLightboxProps {
  photos: readonly MessageAttachment[];
  name: string;
  first: number;
  onClose: () => void;
}

/** The photos of a message over the whole screen. */
export default function PhotoLightbox({ photos, name, first, onClose }: PhotoLightboxProps) {
  const download = async ({ id, fileName }: MessageAttachment) => {
    try {
      saveFile(await fetchMessageFile(id), fileName);
    } catch (error) {
      toast.error(texts.notDownloaded, messageOf(error));
    }
  };
  return (
    <Lightbox
      title={texts.photos(name)}
      slides={photos.map((photo, index) => ({
        key: photo.id,
        show: (near) => <LargePhoto id={near ? photo.id : null} alt={texts.large(index + 1, name)} />,
      }))}
      first={first}
      onClose={onClose}
      tool={(index) => (
        <Button variant="quiet" size="small" onClick={() => photos[index] && void download(photos[index])}>
          {texts.downloadPhoto}
        </Button>
      )}
    />
  );
}

function LargePhoto({ id, alt }: { id: string | null; alt: string }) {
  const { url, failed, retry } = usePhoto(id, 'full');
  if (url) return <img className={styles.large} src={url} alt={alt} />;
  if (!failed) return <Spinner label={texts.loading} />;
  return (
    <p className={styles.missing} role="status">
      {failed === 'gone' ? texts.gone(1) : texts.notLoaded}
      {failed === 'gone' ? null : (
        <button type="button" onClick={retry}>
          {texts.tryAgain}
        </button>
      )}
    </p>
  );
}
