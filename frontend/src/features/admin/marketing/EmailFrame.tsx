import { styleNonce } from '../../../lib/style-nonce';
import { adminMarketingTexts } from './texts';
import styles from './marketing.module.css';

const { templates: texts } = adminMarketingTexts;

/** Shows an email in a sandboxed frame, which cannot run scripts or reach this page. */
export function EmailFrame({ name, html }: { name: string; html: string }) {
  // The frame inherits the content policy of this page.
  const allowed = html.replaceAll('<style>', `<style nonce="${styleNonce() ?? ''}">`);
  return (
    <figure className={styles.mail}>
      <iframe title={texts.frame(name)} srcDoc={allowed} sandbox="" />
      <figcaption className={styles.muted}>{texts.frameNote}</figcaption>
    </figure>
  );
}
