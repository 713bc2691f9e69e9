import { useParams } from 'react-router-dom';
import { OpenedItem } from '../../../../admin-ui/editing/OpenedItem';
import { useGetAdminVisaRulesQuery, type Region } from '../../../../api/admin-visas';
import { paths } from '../../../../config/paths';
import { RuleSetEditor } from './RuleSetEditor';
import { ruleEditorTexts } from './texts';

/** The editor of a visa's rules for one passport. */
export function VisaRuleEditScreen() {
  const { region, visa = '', passport: code = '' } = useParams();
  const passport = code === 'all' ? code : code.toUpperCase();
  const name = { region: region as Region, visa, passport };
  const query = useGetAdminVisaRulesQuery(name, { refetchOnMountOrArgChange: true });
  return (
    <OpenedItem
      key={`${region}.${visa}.${passport}`}
      query={query}
      words={ruleEditorTexts.opened}
      backTo={paths.adminVisaRules}
    >
      {(set) => <RuleSetEditor set={set} />}
    </OpenedItem>
  );
}
