import { adminCountriesTexts } from '../texts';
import { sectionOf, type Field } from './landing-form';
import { UNITS } from './units';

const { labels, sections, entries, choices } = adminCountriesTexts;

const isPlace = (name: string) => /^\d+$/.test(name);

/** The label of a field in its section; `path` may lead into lists. */
export function labelOf(path: string): string {
  const known: Record<string, string> = labels;
  const names = path.split('.').filter((name) => !isPlace(name));
  const own = names.at(-1) ?? '';
  return known[names.join('.')] ?? known[own] ?? own;
}

/** The label of a list entry: "Question 3". */
export function entryLabel(path: string, index: number): string {
  const known: Record<string, string> = entries;
  return `${known[path.replace(/\.\d+(?=\.)/g, '')] ?? labelOf(path)} ${index + 1}`;
}

/** The full label of a field: "Questions, Question 3, Answer". */
export function wholeLabelOf(path: string): string {
  const names = path.split('.');
  const labels: string[] = [sections[sectionOf(path)]];
  names.forEach((name, index) => {
    const here = names.slice(0, index + 1).join('.');
    if (isPlace(name)) labels.push(entryLabel(names.slice(0, index).join('.'), Number(name)));
    // A list is labelled by its entry, a section by its name.
    else if (!isPlace(names[index + 1] ?? '') && here !== sectionOf(path)) labels.push(labelOf(here));
  });
  return labels.join(', ');
}

/** The label of an option. */
export const choiceLabel = (option: string): string => (choices as Record<string, string>)[option] ?? option;

/** The value of a unit as text. */
export function unitText(path: string, value: unknown): string {
  const unit = UNITS.find((one) => one.path === path);
  return unit ? said(unit.field, value) : '';
}

function said(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.kind === 'choice') return choiceLabel(String(value));
  if (field.kind === 'texts') return (value as string[]).map((entry) => `• ${entry}`).join('\n');
  if (field.kind === 'parts')
    return (value as unknown[])
      .map((part, index) => `${index + 1}. ${said({ kind: 'group', fields: field.fields }, part)}`)
      .join('\n\n');
  if (field.kind === 'group')
    return Object.entries(field.fields)
      .map(([name, inner]) => said(inner, (value as Record<string, unknown>)[name]))
      .filter(Boolean)
      .join('\n');
  return String(value);
}
