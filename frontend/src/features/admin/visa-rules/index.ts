export { VisaRulesScreen } from './VisaRulesScreen';
export { VisaRuleEditScreen } from './editor/VisaRuleEditScreen';
