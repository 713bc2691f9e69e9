import { useSelector } from 'react-redux';
import { paths } from '../../config/paths';
import type { PublicSettings } from '../../config/product';
import { PageHead } from '../../lib/head';
import { RegionLink, useRegion } from '../../lib/region';
import { MailboxDrawing } from '../../ui/drawings/MailboxDrawing';
import { ContactForm } from './ContactForm';
import styles from './ContactScreen.module.css';
import { contactTexts as words } from './texts';
import { StampDrawing } from './StampDrawing';
import { ThankYou } from './ThankYou';
import { useContactForm } from './use-contact-form';

/** The contact page. */
export function ContactScreen() {
  const region = useRegion();
  const supportEmail = useSelector((state: { settings: PublicSettings }) => state.settings.supportEmail);
  const form = useContactForm();
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <div className={`wrap grid ${styles.page}`}>
        <div className={styles.words}>
          <h1>
            {words.heading[0]}
            <br />
            <em>{words.heading[1]}</em>
          </h1>
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.ways}>
            <p>
              <span>{words.direct}</span>
              <a className={styles.address} href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
            </p>
            <p>
              <span>{words.faq}</span>
              <RegionLink to={paths.faq}>{words.faqLink}</RegionLink>
            </p>
          </div>
          <div className={styles.contact}>
            <MailboxDrawing />
          </div>
        </div>
        <div className={styles.letter}>
          <div className={styles.corner}>
            <StampDrawing region={region} />
          </div>
          {form.sentTo ? (
            <ThankYou email={form.sentTo} onAgain={form.again} />
          ) : (
            <ContactForm form={form} supportEmail={supportEmail} />
          )}
        </div>
      </div>
    </>
  );
}
