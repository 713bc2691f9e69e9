import { describe, expect, it } from 'vitest';
import { FACT_REGIONS, factTableOn, withLegalFacts } from '../../../platform/facts/index.js';
import { checked } from '../../../platform/http/index.js';
import { releasedVisas } from '../rules/released-visas.js';
import { ruleSetProblems } from '../rules/rule-set-problems.js';
import { VisaRuleValues } from '../rules/visa-rule-values.dto.js';
import { visaExamples } from '../rules/visa-examples.js';
import { visaFit, type VisaOption, type VisaQuestion } from './visa-fit.js';

const TODAY = '2026-11-23';
const sets = FACT_REGIONS.map(releasedVisas).flatMap(({ visas, rules }) =>
  visas.flatMap((visa) => {
    const ofVisa = rules.filter((rule) => rule.visa === visa.key && rule.region === rules[0]?.region);
    return [...new Set(ofVisa.map(({ passport }) => passport))].map((passport) => ({
      visa,
      passport,
      region: ofVisa[0]?.region,
      rules: ofVisa.filter((rule) => rule.passport === passport),
      others: ofVisa.filter((rule) => rule.passport !== passport),
    }));
  }),
);

/** The parts of an answer that an example names. */
const readings: Record<string, (option: VisaOption) => unknown> = {
  verdict: ({ verdict }) => verdict,
  applyFrom: ({ apply }) => apply?.from,
  applyUntil: ({ apply }) => apply?.until,
  stayUntil: ({ stay }) => stay?.until ?? null,
  employerUntil: ({ employer }) => employer?.until ?? null,
  withFamilyUntil: ({ withFamily }) => withFamily?.until ?? null,
  because: ({ withFamily }) => withFamily?.because,
  otherwise: ({ withFamily }) => withFamily?.otherwise ?? null,
  ruleDay: ({ ruleDay }) => ruleDay,
  places: ({ places }) => places,
  ballot: ({ ballot }) => ballot,
  visasLeft: ({ visasLeft }) => visasLeft,
};

describe('The visa of', () => {
  it.each(visaExamples().map((one) => [`${one.region} ${one.visa}: ${one.title}`, one] as const))(
    '%s',
    (_, { region, visa, day, question, expect: expected }) => {
      const { visas, rules } = releasedVisas(region);
      const option = visaFit(question, visas, rules, day).find((one) => one.visa.key === visa);
      if (expected.none) return expect(option).toBeUndefined();
      const found = Object.fromEntries(Object.keys(expected).map((key) => [key, option && readings[key]?.(option)]));
      expect(found).toEqual(expected);
    },
  );

  it('more than sixty people is worked out, in both countries, each with a source', () => {
    expect(visaExamples().length).toBeGreaterThan(60);
    expect(new Set(visaExamples().map(({ region }) => region)).size).toBe(2);
    expect(new Set(visaExamples().map(({ title, region }) => region + title)).size).toBe(visaExamples().length);
    expect(visaExamples().filter(({ source }) => !/^https?:/.test(source))).toEqual([]);
  });
});

describe('The rules of the release', () => {
  it.each(sets.map((set) => [`${set.region} ${set.visa.key} ${set.passport}`, set] as const))(
    '%s can be published',
    (_, { visa, passport, rules, others }) => {
      for (const { values } of rules) checked(VisaRuleValues, values);
      expect(ruleSetProblems(rules, { visa, passport, stored: [], others: others as never, today: TODAY })).toEqual({});
    },
  );

  it('name only figures that there are', () => {
    const table = factTableOn([], { australia: '', newzealand: '' });
    expect(JSON.stringify(withLegalFacts(FACT_REGIONS.map(releasedVisas), table))).not.toMatch(/\{\{|NaN/);
  });

  it('say of every visa whether sources disagree where they do', () => {
    const contested = FACT_REGIONS.map(releasedVisas).flatMap(({ rules }) =>
      rules.filter(({ values }) => values.employerContested),
    );
    expect(contested.length).toBeGreaterThan(15);
    expect(contested.filter(({ values }) => !values.employerMonths || !values.unclear?.length)).toEqual([]);
  });
});

describe('An answer', () => {
  const question: VisaQuestion = {
    nationality: 'GB',
    bornOn: '1996-04-04',
    startsOn: '2027-02-01',
    earlierVisas: 0,
    arrivedOn: null,
    withFamilySince: null,
  };
  const { visas, rules } = releasedVisas('australia');
  const ask = (day: string, change: Partial<VisaQuestion> = {}, extra: typeof rules = rules) =>
    visaFit({ ...question, ...change }, visas, extra, day)[0] as VisaOption;

  it('names the rules that it follows from, and which of them we should have read again', () => {
    const { rules: named } = ask(TODAY);
    expect(named.map(({ passport, validFrom, due }) => [passport, validFrom, due])).toEqual([
      ['GB', '2024-07-01', false],
      ['all', '2019-07-01', false],
    ]);
    expect(ask('2030-01-01').rules.every(({ due }) => due)).toBe(true);
  });

  it('prefers rules of the passport to those for everyone, and replaces the later visas too', () => {
    expect(ask(TODAY).laterVisas).toHaveLength(1);
    expect(ask(TODAY).laterVisas[0]?.text).toContain('no specified work');
    expect(ask('2024-06-30').laterVisas[0]?.text).toContain('three months of specified work');
    const spain = visaFit({ ...question, nationality: 'ES' }, visas, rules, TODAY)[0] as VisaOption;
    expect(spain.conditions[0]?.text).toContain('{{fact:au.spain_places}}');
    expect(spain.conditions.length).toBeGreaterThan(3);
  });

  it('tells of a change before the start', () => {
    const next = { ...(rules[0] as (typeof rules)[number]), passport: 'GB', validFrom: '2027-01-01', values: {} };
    expect(ask(TODAY, {}, [...rules, next]).changes).toEqual(['2027-01-01']);
    expect(ask(TODAY, { startsOn: '2026-12-31' }, [...rules, next]).changes).toEqual([]);
  });

  it('says when a rule has ended', () => {
    const ended = rules.map((rule) =>
      rule.passport === 'GB' ? { ...rule, validUntil: rule.validUntil ?? '2026-06-30' } : rule,
    );
    expect(ask(TODAY, {}, ended)).toMatchObject({ verdict: 'ended', ruleDay: '2026-06-30', withFamily: null });
  });
});
