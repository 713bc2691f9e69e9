import { describe, expect, it } from '@jest/globals';
import { showFieldErrors } from './form-errors';

const refused = (fields: Record<string, string[]>) => ({
  status: 400,
  code: 'invalid',
  message: 'Please check.',
  fields,
});

/** What is shown at which field, and which of them get the focus. */
function shownIn(error: unknown, fields: readonly string[]) {
  const calls: [name: string, message: string | undefined, focused: boolean][] = [];
  const known = showFieldErrors<Record<string, string>>(error, fields, (name, { message }, options) => {
    calls.push([name, message, options?.shouldFocus ?? false]);
  });
  return { known, calls };
}

describe('The messages of the API', () => {
  it('are shown at their fields, and the first field of the form gets the focus', () => {
    const error = refused({ 'metadata.password': ['Too short.'], email: ['Unknown.'] });
    expect(shownIn(error, ['email', 'password'])).toEqual({
      known: true,
      calls: [
        ['password', 'Too short.', false],
        ['email', 'Unknown.', true],
      ],
    });
  });

  it('about other fields are left to the caller', () => {
    expect(shownIn(refused({ other: ['Wrong.'] }), ['email'])).toEqual({ known: false, calls: [] });
    expect(shownIn(new Error('offline'), ['email'])).toEqual({ known: false, calls: [] });
  });
});
