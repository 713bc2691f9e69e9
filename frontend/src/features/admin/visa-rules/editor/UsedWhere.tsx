import { Link } from 'react-router-dom';
import type { AdminVisaRuleSet } from '../../../../api/admin-visas';
import { visaRulesPath } from '../../../../config/admin-paths';
import styles from './editor.module.css';
import { ruleEditorTexts } from './texts';

const { used: texts } = ruleEditorTexts;

/** Where these rules are used, and which rules override which. */
export function UsedWhere({ set, ofVisa }: { set: AdminVisaRuleSet; ofVisa: readonly AdminVisaRuleSet[] }) {
  const { region, visa, visaName, kind, passport } = set;
  const others = ofVisa.filter((one) => one.passport !== 'all');
  return (
    <aside className={styles.used} aria-labelledby="used">
      <h2 id="used">{texts.title}</h2>
      <p>{texts.answers(visaName)}</p>
      <p>{texts.agreements}</p>
      {kind === 'working_holiday' && passport !== 'all' ? (
        <p>
          {texts.own} <Link to={visaRulesPath(region, visa, 'all')}>{texts.all}</Link>.
        </p>
      ) : null}
      {passport === 'all' && others.length > 0 ? (
        <>
          <p>{texts.common}</p>
          <ul className={styles.passports}>
            {others.map((one) => (
              <li key={one.passport}>
                <Link to={visaRulesPath(region, visa, one.passport)}>{one.passportName}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </aside>
  );
}
