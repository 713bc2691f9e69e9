import { styleNonce } from '../../../lib/style-nonce';
import { adminMarketingMessages } from './texts';
import styles from './marketing.module.css';

const { templates: texts } = adminMarketingMessages;

/** An email in a frame of its own, which may neither run scripts nor reach this page. */
export function EmailFrame({ name, html }: { name: string; html: string }) {
  // The frame has the content policy of this page.
  const allowed = html.replaceAll('<style>', `<style nonce="${styleNonce() ?? ''}">`);
  return (
    <figure className={styles.mail}>
      <iframe title={texts.frame(name)} srcDoc={allowed} sandbox="" />
      <figcaption className={styles.muted}>{texts.frameNote}</figcaption>
    </figure>
  );
}
