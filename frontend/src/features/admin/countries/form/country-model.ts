import type { FieldsModel } from '../../../../admin-ui/editing/fields';
import { unitText, wholeLabelOf } from './field-labels';
import { blank, UNITS, type CountryFields } from './units';

/** How a country's page is compared and displayed. */
export const countryModel: FieldsModel<CountryFields> = {
  empty: Object.fromEntries(UNITS.map(({ path, field }) => [path, blank(field)])),
  labels: Object.fromEntries(UNITS.map(({ path }) => [path, wholeLabelOf(path)])),
  prose: [],
  textOf: (path, fields) => unitText(path, fields[path]),
};
