import { expect, it } from '@jest/globals';
import { createFormControl } from 'react-hook-form';
import { changesIn, showSaved } from './ContactForm';

it('The contact form sends only changed fields', () => {
  const values = { phoneNumber: '', allowWhatsApp: true, region: 'australia', timeZone: 'Australia/Sydney' } as const;
  expect(changesIn(values, { phoneNumber: true })).toEqual({ phoneNumber: null });
  expect(changesIn(values, { allowWhatsApp: true, timeZone: false })).toEqual({ allowWhatsApp: true });
});

it('The contact form shows the saved values, and keeps text typed during the save', () => {
  const before = { phoneNumber: '', allowWhatsApp: false, region: 'australia', timeZone: 'Australia/Sydney' } as const;
  const form = createFormControl({ defaultValues: { ...before } as Parameters<typeof showSaved>[1] });
  form.subscribe({ formState: { dirtyFields: true }, callback: () => undefined });
  for (const field of ['phoneNumber', 'allowWhatsApp', 'region', 'timeZone'] as const) form.register(field);
  form.setValue('region', 'newzealand', { shouldDirty: true });
  form.setValue('phoneNumber', '+64 21 555 010', { shouldDirty: true });
  const sent = { ...form.getValues() };
  form.setValue('phoneNumber', '', { shouldDirty: true });
  const saved = { ...sent, timeZone: 'Pacific/Auckland' };
  showSaved(form, sent, saved);
  expect(form.getValues()).toEqual({ ...saved, phoneNumber: '' });
  expect(form.getFieldState('phoneNumber').isDirty).toBe(true);
  expect(form.getFieldState('region').isDirty).toBe(false);
});
