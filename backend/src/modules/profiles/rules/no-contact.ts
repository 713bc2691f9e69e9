import { ValidateBy } from 'class-validator';
import { messages } from './texts.js';

/** Email addresses, links, and nine or more digits in any grouping: longer than a date, as long as a phone number. */
const CONTACT = /@|https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|co|au|nz|de|fr|me|io)\b|(?:\d[\s().-]*){9,}/iu;

/** Whether a text contains contact details. */
export const namesContact = (text: string): boolean => CONTACT.test(text);

/** For lines visible to visitors: no contact details. */
export function NoContact(): PropertyDecorator {
  return ValidateBy({
    name: 'noContact',
    validator: {
      validate: (value) => typeof value !== 'string' || !namesContact(value),
      defaultMessage: () => messages.contact,
    },
  });
}
