import { Fragment } from 'react';
import type { ProfileCompleteness } from '../../api/dashboard';
import { RegionLink } from '../../lib/region';
import styles from './ProfileStrength.module.css';
import { strengthOf } from './strength';
import { strengthTexts as texts } from './texts';

interface ProfileStrengthProps {
  completeness: ProfileCompleteness;
  /** Address of the form; empty on the form itself. */
  form: string;
}

/** The strength of a profile, with links to the most useful next answers. */
export function ProfileStrength({ completeness, form }: ProfileStrengthProps) {
  const strength = strengthOf(completeness);
  if (!strength) return <p>{texts.done}</p>;
  const { level, isNeeded, next } = strength;
  return (
    <p>
      <b>{texts.levels[level]}</b> {texts.add}
      {next.map(({ field, words }, index) => (
        <Fragment key={field}>
          {index > 0 ? texts.and : null}
          <RegionLink className={styles.link} to={`${form}?field=${field}`}>
            {words}
          </RegionLink>
        </Fragment>
      ))}
      {isNeeded ? texts.toBeShown : texts.toBeFound}
    </p>
  );
}
