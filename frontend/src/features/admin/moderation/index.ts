export { CaseScreen } from './CaseScreen';
export { CasesScreen } from './CasesScreen';
