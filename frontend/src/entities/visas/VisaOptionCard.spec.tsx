import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { VisaOption } from '../../api/visas';
import { VisaOptionCard } from './VisaOptionCard';

const AUTHORITY = { title: 'The authority', url: 'https://example.org' };
const OPTION = {
  visa: '417',
  name: 'Working Holiday visa',
  verdict: 'open',
  apply: null,
  startBy: null,
  stay: null,
  employer: null,
  ruleDay: null,
  visasLeft: 3,
  conditions: [],
  documents: [],
  longer: [],
  laterVisas: [],
  unclear: [],
  changes: [],
  rules: [],
} as unknown as VisaOption;

const leftAfterIt = (option: Partial<VisaOption>, granted = false) =>
  /Visas left after it<\/dt><dd>(\d+)/.exec(
    renderToStaticMarkup(<VisaOptionCard option={{ ...OPTION, ...option }} granted={granted} authority={AUTHORITY} />),
  )?.[1];

describe('The visas that are left after one', () => {
  it('do not include the one that is still to be applied for', () => {
    expect(leftAfterIt({ visasLeft: 3 })).toBe('2');
    expect(leftAfterIt({ visasLeft: 1, verdict: 'open_later' })).toBe('0');
  });

  it('are all that the API counts if it was granted', () => {
    expect(leftAfterIt({ visasLeft: 2, verdict: 'held' })).toBe('2');
    expect(leftAfterIt({ visasLeft: 0 }, true)).toBe('0');
  });
});
