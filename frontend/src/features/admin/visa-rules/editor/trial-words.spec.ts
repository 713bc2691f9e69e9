import { describe, expect, it } from '@jest/globals';
import type { VisaOption } from '../../../../api/admin-visas';
import { answerInWords, differenceOf } from './trial-words';

const option: VisaOption = {
  visa: '417',
  name: 'Working Holiday visa (subclass 417)',
  verdict: 'open',
  apply: { ageLeast: 18, ageMost: 35, from: '2009-05-14', until: '2027-05-13' },
  startBy: '2028-05-12',
  stay: { months: 12, from: '2027-02-01', until: '2028-01-31' },
  employer: { months: 6, contested: false, from: '2027-02-01', until: '2027-07-31' },
  withFamily: { until: '2027-07-31', because: 'employer', otherwise: null },
  ruleDay: null,
  places: null,
  ballot: false,
  visasLeft: 3,
  conditions: [{ text: 'Four months of study at most.' }],
  documents: [],
  longer: [],
  laterVisas: [],
  unclear: [],
  changes: [],
  rules: [
    {
      passport: 'GB',
      title: 'Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/',
      validFrom: '2024-07-01',
      checkedOn: '2026-11-23',
      due: false,
    },
  ],
};

describe('Rules that are tried', () => {
  it('show the answer that someone gets', () => {
    expect(answerInWords(option)).toEqual([
      'Can apply',
      'Ages 18 to 35',
      'Can apply from 14 May 2009',
      'Can apply until 13 May 2027',
      'Can start by 12 May 2028',
      'Visa of 12 months, until 31 Jan 2028',
      '6 months with one family, until 31 Jul 2027',
      'With the family until 31 Jul 2027',
      '3 visas left',
      'Conditions: Four months of study at most.',
      'Source: Home Affairs, since 1 Jul 2024, checked on 23 Nov 2026',
    ]);
    expect(answerInWords(null)).toEqual(['The visa is not for this passport']);
  });

  it('show only the differences, and both verdicts', () => {
    const after: VisaOption = { ...option, places: 3400, conditions: [{ text: 'No study.' }] };
    expect(differenceOf({ before: option, after })).toEqual({
      before: { verdict: 'Can apply', lines: ['Conditions: Four months of study at most.'] },
      after: { verdict: 'Can apply', lines: ['3,400 places a year', 'Conditions: No study.'] },
    });
    expect(differenceOf({ before: null, after }).before).toEqual({
      verdict: 'The visa is not for this passport',
      lines: [],
    });
  });
});
