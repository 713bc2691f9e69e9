import { IconButton } from '../../ui/Button';
import { toast } from '../../ui/toast';

const texts = {
  label: 'Share this profile',
  copied: 'Link copied',
  failed: 'The link was not copied',
  failedText: 'Copy it from the address bar.',
} as const;

/** Hands the link of this page to another app where the device can do that, otherwise to the clipboard. */
export default function ShareProfile({ name }: { name: string }) {
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if ('share' in navigator) await navigator.share({ title: name, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toast.success(texts.copied);
      }
    } catch (error) {
      // Someone who closes the device's own dialog has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error(texts.failed, texts.failedText);
    }
  };
  return <IconButton icon="external" label={texts.label} onClick={() => void share()} />;
}
