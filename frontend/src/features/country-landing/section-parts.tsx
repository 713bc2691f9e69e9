import { Fragment } from 'react';
import type { CountryLandingResponse, LandingAction, LandingFigure } from '../../api/countries';
import { useCountryAddress } from '../../lib/country';
import { LinkButton } from '../../ui/Button';
import styles from './section-parts.module.css';

/** The props of every section. */
export interface SectionProps {
  landing: CountryLandingResponse;
}

/** A text with the words between asterisks in italics. */
export function WithEmphasis({ text }: { text: string }) {
  return text
    .split('*')
    .map((part, index) => (index % 2 ? <em key={index}>{part}</em> : <Fragment key={index}>{part}</Fragment>));
}

/** The two calls to action. */
export function Actions({
  primaryAction,
  secondaryAction,
}: Record<'primaryAction' | 'secondaryAction', LandingAction>) {
  const address = useCountryAddress();
  return (
    <div className={styles.actions}>
      <LinkButton to={address(primaryAction.path)}>{primaryAction.label}</LinkButton>
      <LinkButton to={address(secondaryAction.path)} variant="quiet">
        {secondaryAction.label}
      </LinkButton>
    </div>
  );
}

/** Numbers, each above what it counts. */
export function Statistics({ figures, className }: { figures: LandingFigure[]; className?: string | undefined }) {
  return (
    <dl className={className ?? styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A day as the page's language writes it. */
export const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A link to someone else's page, which says that it opens next to this one. */
export function OutsideLink({ url, label, newTab }: { url: string; label: string; newTab: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.outside}>
      {label} <span className="sr">{newTab}</span>
    </a>
  );
}
