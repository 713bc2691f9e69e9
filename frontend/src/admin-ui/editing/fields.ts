/** Names of the editable fields. */
export type FieldName<Fields> = keyof Fields & string;

/** The errors of a form's fields, one sentence each. */
export type Problems<Fields> = Partial<Record<FieldName<Fields>, string>>;

/** What a part of a form gets: the values, a setter, and the errors. */
export interface FieldsProps<Fields extends object> {
  fields: Fields;
  change: (part: Partial<Fields>) => void;
  problems: Problems<Fields>;
}

/** The editable fields of one kind of item, and how they are displayed. */
export interface FieldsModel<Fields extends object> {
  /** The values of a new item, with every field in the order of the form. */
  empty: Fields;
  labels: Record<FieldName<Fields>, string>;
  /** Fields with clean HTML, which are compared passage by passage. */
  prose: readonly FieldName<Fields>[];
  /** The text of any other field; empty for an empty value. */
  textOf: (name: FieldName<Fields>, fields: Fields) => string;
}

const fieldNames = <Fields extends object>(fields: Fields) => Object.keys(fields) as FieldName<Fields>[];

/** Some of the fields. */
export const picked = <Fields extends object>(fields: Fields, names: readonly FieldName<Fields>[]): Partial<Fields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>;

/** Picks the fields of `empty` from a larger object. */
export const fieldsOf = <Fields extends object>(empty: Fields, whole: Fields): Fields =>
  picked(whole, fieldNames(empty)) as Fields;

/** The fields in which two versions differ. Null and an empty text are equal. */
export const differing = <Fields extends object>(one: Fields, other: Fields): FieldName<Fields>[] =>
  fieldNames(one).filter((name) => written(one[name]) !== written(other[name]));

/** Serialises a value independent of the order of its keys. */
const written = (value: unknown): string =>
  JSON.stringify(value || null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );

/** Maps the API's field errors; an error in a list entry belongs to the whole list. */
export const problemsIn = <Fields extends object>(empty: Fields, said: Record<string, string[]>): Problems<Fields> =>
  Object.fromEntries(
    Object.entries(said).flatMap(([path, [first]]) => {
      const name = fieldNames(empty).find((one) => one === path.split('.')[0]);
      return name && first ? [[name, first]] : [];
    }),
  ) as Problems<Fields>;

/** Problems in the order of the form, each with the id of its control. */
export const listed = <Fields extends object>(
  empty: Fields,
  problems: Problems<Fields>,
  idOf: (name: FieldName<Fields>) => string,
): { fieldId: string; words: string }[] =>
  fieldNames(empty).flatMap((name) => {
    const words = problems[name];
    return words ? [{ fieldId: idOf(name), words }] : [];
  });
