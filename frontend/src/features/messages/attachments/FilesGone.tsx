import { attachmentTexts } from './texts';

/** Files of someone who has left. */
export default function FilesGone({ count }: { count: number }) {
  return <p>{attachmentTexts.gone(count)}</p>;
}
