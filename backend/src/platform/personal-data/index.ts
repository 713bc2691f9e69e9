export {
  KEPT,
  type PersonalTable,
  type PersonalTables,
  type ReplacedValue,
  type SearchedText,
} from './personal-table.js';
export { PersonalDataRegistry } from './personal-data.registry.js';
export { PersonalDataRegistryModule } from './personal-data-registry.module.js';
