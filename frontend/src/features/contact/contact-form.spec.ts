import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { EMPTY, filledIn, LIMITS, problemsOf, startOf, SUBJECTS } from './contact-form';

const contract = JSON.parse(readFileSync(new URL('../../../../backend/openapi.json', import.meta.url), 'utf8')) as {
  components: {
    schemas: Record<
      string,
      { properties: Record<string, { minLength?: number; maxLength?: number; enum?: string[] }> }
    >;
  };
};

const fromAddress = (query: string) => filledIn(new URLSearchParams(query));

describe('R09 the contact form', () => {
  it.each([
    ['subject=payment', { subject: 'payment' }],
    ['subject=Safety', { subject: 'safety' }],
    ['subject=au-pair', { subject: 'aupair' }],
    ['type=family', { subject: 'family' }],
    ['type=aupair', { subject: 'aupair' }],
    ['type=au-pair', { subject: 'aupair' }],
    ['type=press', { subject: 'press' }],
    ['type=karaoke', {}],
    ['', {}],
    ['subject=Premium+Family', { message: 'About: Premium Family\n\n' }],
    ['subject=Premium+Family&type=family', { subject: 'family', message: 'About: Premium Family\n\n' }],
  ])('R09 is filled by ?%s', (query, values) => expect(fromAddress(query)).toEqual(values));

  it('R09 cuts a subject from the address to its maximum length', () => {
    expect(fromAddress(`subject=${'x'.repeat(900)}`).message).toHaveLength(129);
  });

  it('R09 restores the text of this tab, and follows another address without losing it', () => {
    const values = { ...EMPTY, name: 'Noémie', subject: 'press', message: 'I am writing an article' } as const;
    const draft = { values, search: '?subject=payment' };
    expect(startOf('?subject=payment', draft)).toEqual(values);
    expect(startOf('?type=family', draft)).toEqual({ ...values, subject: 'family' });
    expect(startOf('?subject=Premium', draft)).toEqual(values);
    expect(startOf('?subject=payment', null)).toEqual({ ...EMPTY, subject: 'payment' });
  });

  it('R09 shows what is missing, and accepts what the API accepts', () => {
    const values = { name: ' ', email: 'noemie@', subject: 'general', message: 'Hello' } as const;
    expect(Object.keys(problemsOf(values))).toEqual(['name', 'email', 'message']);
    expect(problemsOf({ name: 'N', email: 'n@v.example', subject: 'other', message: 'm'.repeat(20) })).toEqual({});
  });

  it('has the limits and subjects of the API', () => {
    const { name, email, message, subject } = contract.components.schemas['ContactMessageInput']?.properties ?? {};
    expect(LIMITS).toEqual({
      name: name?.maxLength,
      email: email?.maxLength,
      messageMin: message?.minLength,
      message: message?.maxLength,
    });
    expect(SUBJECTS).toEqual(subject?.enum);
  });
});
