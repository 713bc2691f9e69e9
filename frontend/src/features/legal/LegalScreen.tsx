import { useId, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '../../config/paths';
import { product, type PublicSettings } from '../../config/product';
import { dayInWords } from '../../lib/format/date';
import { PageHead } from '../../lib/head';
import { RegionNavLink, useRegion } from '../../lib/region';
import { LinkButton } from '../../ui/Button';
import { Sprig } from '../../ui/scene/Scene';
import type { LegalDocument, LegalFacts } from './legal-document';
import { LegalSections } from './LegalSections';
import styles from './LegalScreen.module.css';
import { legalTexts } from './texts';
import { Words } from './Words';

interface LegalScreenProps {
  write: (facts: LegalFacts) => LegalDocument;
  /** Content at the end of a section, by its id. */
  inserts?: Readonly<Record<string, ReactNode>> | undefined;
}

/** A legal text: the short version at the top, then the full text next to its table of contents. */
export function LegalScreen({ write, inserts }: LegalScreenProps) {
  const { publicUrl, supportEmail, operator, serviceScripts } = useSelector(
    (state: { settings: PublicSettings }) => state.settings,
  );
  const region = useRegion();
  const mail = `[${supportEmail}](mailto:${supportEmail})`;
  const text = write({
    product: product.name,
    site: publicUrl,
    mail,
    operator,
    services: hostsOf(serviceScripts),
    region,
  });
  const short = useId();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={text.title} description={text.description} />
      <header className={styles.head}>
        <nav className={styles.all} aria-label={legalTexts.allThree}>
          {legalTexts.pages.map(({ to, label }) => (
            <RegionNavLink key={to} to={to} end>
              {label}
            </RegionNavLink>
          ))}
        </nav>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <p className={styles.changed}>
          <time dateTime={text.changed}>{legalTexts.changed(dayInWords(text.changed))}</time>
        </p>
        <Sprig />
      </header>
      <section className={styles.short} aria-labelledby={short}>
        <h2 id={short}>{legalTexts.short}</h2>
        <ul>
          {text.short.map((line) => (
            <li key={line}>
              <Words of={line} />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.body}>
        <nav className={styles.contents} aria-label={legalTexts.contents}>
          <p>{legalTexts.contents}</p>
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <LegalSections sections={text.sections} inserts={inserts} />
          <aside className={styles.ask}>
            <p className={styles.question}>{legalTexts.contact.title}</p>
            <p>{legalTexts.contact.text}</p>
            <p className={styles.ways}>
              <LinkButton to={paths.contact}>{legalTexts.contact.write}</LinkButton>
              <a href={`mailto:${supportEmail}`}>{legalTexts.contact.orMail(supportEmail)}</a>
            </p>
          </aside>
        </div>
      </div>
    </div>
  );
}

function hostsOf({ analytics, sessionRecording }: PublicSettings['serviceScripts']): LegalFacts['services'] {
  return {
    ...(analytics && { analytics: new URL(analytics).host }),
    ...(sessionRecording && { sessionRecording: new URL(sessionRecording).host }),
  };
}
