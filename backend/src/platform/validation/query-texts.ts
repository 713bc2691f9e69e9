import { alternatives } from '../sentences/index.js';

/** Validation messages of filters. */
export const messages = {
  once: (name: string) => `${name} can be given only once`,
  wholeNumber: (name: string, min: number, max: number) => `${name} must be a whole number from ${min} to ${max}`,
  yesOrNo: (name: string) => `${name} must be true or false`,
  isoDay: (name: string) => `${name} must be a date such as 2027-02-01`,
  moment: (name: string) => `${name} must be a date and time such as 2027-02-01T09:30:00Z`,
  oneOf: (name: string, values: readonly string[]) => `${name} must be ${alternatives(values)}`,
  list: {
    tooMany: (name: string, most: number) => `${name} can have ${most} values at most`,
    unknown: (name: string, unknown: string) => `${name}: we do not know "${unknown}"`,
    empty: (name: string) => `${name} is empty`,
  },
} as const;
