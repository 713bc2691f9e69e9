/** The names of what is written of something. */
export type FieldName<Fields> = keyof Fields & string;

/** What is wrong with the fields of a form, in one sentence each. */
export type Problems<Fields> = Partial<Record<FieldName<Fields>, string>>;

/** What an editor writes of one kind of thing, and how its fields are told. */
export interface FieldsModel<Fields extends object> {
  /** Those of a new one; every field stands in it, in the order of the form. */
  empty: Fields;
  labels: Record<FieldName<Fields>, string>;
  /** Those that hold clean HTML. They are compared passage by passage. */
  prose: readonly FieldName<Fields>[];
  /** Any other field as one reads it; nothing where it is empty. */
  said: (name: FieldName<Fields>, fields: Fields) => string;
}

export const fieldNames = <Fields extends object>(fields: Fields) => Object.keys(fields) as FieldName<Fields>[];

/** Some of the fields. */
export const picked = <Fields extends object>(fields: Fields, names: readonly FieldName<Fields>[]): Partial<Fields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>;

/** The fields that `empty` has, out of something that has more. */
export const fieldsOf = <Fields extends object>(empty: Fields, whole: Fields): Fields =>
  picked(whole, fieldNames(empty)) as Fields;

/** The fields in which two versions differ. Nothing and an empty text are the same. */
export const differing = <Fields extends object>(one: Fields, other: Fields): FieldName<Fields>[] =>
  fieldNames(one).filter((name) => written(one[name]) !== written(other[name]));

/** A value in one way only, in whichever order its keys were written. */
const written = (value: unknown): string =>
  JSON.stringify(value || null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );

/** What the API says of fields; what is wrong with an entry of a list is said of the whole list. */
export const problemsIn = <Fields extends object>(empty: Fields, said: Record<string, string[]>): Problems<Fields> =>
  Object.fromEntries(
    Object.entries(said).flatMap(([path, [first]]) => {
      const name = fieldNames(empty).find((one) => one === path.split('.')[0]);
      return name && first ? [[name, first]] : [];
    }),
  ) as Problems<Fields>;

/** Problems in the order of the form, each with the id of the control that it leads to. */
export const listed = <Fields extends object>(
  empty: Fields,
  problems: Problems<Fields>,
  idOf: (name: FieldName<Fields>) => string,
): { fieldId: string; words: string }[] =>
  fieldNames(empty).flatMap((name) => {
    const words = problems[name];
    return words ? [{ fieldId: idOf(name), words }] : [];
  });
