import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths';
import { Button } from '../../ui/Button';
import { RegionLink } from '../../lib/region';
import styles from './ContactScreen.module.css';
import { contactTexts } from './texts';

const words = contactTexts.sent;

/** The message has arrived. Takes the focus, as the form that held it is gone. */
export function ThankYou({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{words.text(email)}</p>
      <p className="muted">{words.wrong}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onAgain}>
          {words.again}
        </Button>
        <RegionLink to={paths.blog}>{words.onward}</RegionLink>
      </div>
    </div>
  );
}
