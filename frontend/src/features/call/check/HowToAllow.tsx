import { isAppleMobile } from '../../../lib/device-name';
import { allowTexts as texts, browserKind, type BrowserKind } from './allow-steps';
import styles from './HowToAllow.module.css';

const KINDS = Object.keys(texts.kinds) as BrowserKind[];

/** How to allow camera and microphone, first in this browser. */
export default function HowToAllow() {
  const own = browserKind(navigator.userAgent, isAppleMobile());
  return (
    <section className={styles.allow} aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      <Steps kind={own} />
      <details>
        <summary>{texts.others}</summary>
        {KINDS.filter((kind) => kind !== own).map((kind) => (
          <Steps key={kind} kind={kind} />
        ))}
      </details>
    </section>
  );
}

function Steps({ kind }: { kind: BrowserKind }) {
  const { name, steps } = texts.kinds[kind];
  return (
    <>
      <h3>{name}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
