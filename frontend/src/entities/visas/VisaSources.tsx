import type { VisaLink, VisaRuleSource } from '../../api/visas';
import { visaTexts } from './texts';
import styles from './visas.module.css';

const { source: texts } = visaTexts;

/** The rules behind an answer, when we read them, and which authority decides. */
export function VisaSources({ rules, authority }: { rules: readonly VisaRuleSource[]; authority: VisaLink }) {
  return (
    <div className={styles.sources}>
      <ul>
        {rules.map(({ url, title, validFrom, checkedOn, due }) => (
          <li key={url + validFrom}>
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
            {`, ${texts.rule(validFrom, checkedOn)}${due ? `, ${texts.due}` : ''}`}
          </li>
        ))}
        <li className={styles.authority}>
          <a href={authority.url} target="_blank" rel="noreferrer">
            {texts.authority(authority.title)}
          </a>
        </li>
      </ul>
      <p>{texts.note}</p>
    </div>
  );
}
