import { useEffect, useRef, type MouseEvent } from 'react';
import type { FormError } from '../../lib/forms';
import { Icon } from '../Icon';
import styles from './form.module.css';

interface ErrorSummaryProps {
  title?: string;
  errors: FormError[];
  /**
   * How often the form was sent, where its errors also come and go while it is filled in: the summary then takes the focus
   * with each attempt alone. Without it, when it appears.
   */
  attempt?: number;
}

/** All that is wrong with a form, at its top, each line leading to its field. Takes the focus, so that it is announced. */
export function ErrorSummary({ title = 'Please check this', errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  const occasion = attempt ?? shown;
  useEffect(() => {
    if (occasion) box.current?.focus();
  }, [occasion]);
  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <p className={styles.summaryTitle}>{title}</p>
        <ul>
          {errors.map(({ id, message }) => (
            <li key={`${id}${message}`}>
              {id ? (
                <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
