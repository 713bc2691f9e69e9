import { Transform } from 'class-transformer';

const DIGITS = /^\d{1,16}$/;

/** Reads a whole number of a query. Other spellings of numbers (`0x10`, ` 5`, `1e1`) stay texts, which `IsInt` rejects. */
export const Digits = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && DIGITS.test(value) ? Number(value) : value,
  );
