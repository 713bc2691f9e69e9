import { useParams } from 'react-router-dom';
import { OpenedItem } from '../../../../admin-ui/editing/OpenedItem';
import { useGetAdminVisaRulesQuery, type Region } from '../../../../api/admin-visas';
import { paths } from '../../../../config/paths';
import { RuleSetEditor } from './RuleSetEditor';
import { ruleEditorMessages } from './texts';

/** The rules of one visa for one passport in the editor. */
export function VisaRuleEditScreen() {
  const { region, visa = '', passport: code = '' } = useParams();
  const passport = code === 'all' ? code : code.toUpperCase();
  const name = { region: region as Region, visa, passport };
  const query = useGetAdminVisaRulesQuery(name, { refetchOnMountOrArgChange: true });
  return (
    <OpenedItem
      key={`${region}.${visa}.${passport}`}
      query={query}
      words={ruleEditorMessages.opened}
      backTo={paths.adminVisaRules}
    >
      {(set) => <RuleSetEditor set={set} />}
    </OpenedItem>
  );
}
