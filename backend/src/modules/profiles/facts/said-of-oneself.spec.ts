import { describe, expect, it } from '@jest/globals';
import { experienceIn } from './experience.js';
import { mannersIn, wishesIn } from './house-rules.js';
import { visaKindOf } from './visa.js';

describe('Experience in a profile', () => {
  it.each([
    ['I looked after a baby and her brother, 4 years old', ['baby', 'preschool']],
    ['Babysitting for neighbours since I was 14 years old', []],
    ['Au pair in Lyon for children aged 2 to 7', ['toddler', 'preschool', 'school']],
    ['Three years in a kindergarten by the harbour', ['preschool']],
    ['Helped an 8-month-old learn to walk, then a 3-year-old', ['baby', 'preschool']],
    ['Summer camps and homework help', ['school']],
    ['Teenagers do not frighten me', ['teen']],
    ['I like to cook', []],
  ])('"%s" is with %j', (text, groups) => {
    expect([...experienceIn(text).groups].sort()).toEqual([...groups].sort());
  });

  it('tells whether it is with children at all', () => {
    expect(experienceIn('Eldest of four siblings').withChildren).toBe(true);
    expect(experienceIn('Two years in a bakery').withChildren).toBe(false);
  });
});

describe('House rules in a profile', () => {
  const wishes = (text: string) => wishesIn(text, text);

  it.each([
    ['You drive well and hold a full licence', { driver: true }],
    ['You do not need to drive', { driver: false }],
    ['Non-smokers only, please', { nonSmoker: true }],
    ['We do not smoke', { nonSmoker: true }],
    ['A first-aid course would be lovely', { firstAid: true }],
    ['You can swim: we live at the beach', { swimmer: true }],
    ['Weekends are always free', { daysOff: 2 }],
    ['Two full days off each week', { daysOff: 2 }],
    ['One day off a week', { daysOff: 1 }],
    ['Be kind', { driver: false, nonSmoker: false, firstAid: false, swimmer: false, daysOff: null }],
  ])('"%s" asks for %j', (text, expected) => {
    expect(wishes(text)).toMatchObject(expected);
  });

  it.each([
    ['I grew up with two dogs', { finePets: true }],
    ['I am allergic to cats', { finePets: false }],
    ['allergic to dogs and cats', { finePets: false }],
    ["I don't smoke", { smokes: false }],
    ['Non-smoker', { smokes: false }],
    ['I smoke now and then', { smokes: true }],
    ['Lifeguard at our lake, first aid since 2024', { swims: true, firstAid: true }],
    ["I can't swim yet", { swims: false }],
    ['I sing', { finePets: null, smokes: null, swims: null, firstAid: null }],
  ])('"%s" says %j', (text, expected) => {
    expect(mannersIn(text)).toMatchObject(expected);
  });
});

describe('A visa in a profile', () => {
  it.each([
    ['Working Holiday (417)', 'working_holiday'],
    ['subclass 462', 'working_holiday'],
    ['No working holiday visa yet', 'none'],
    ['Not yet', 'none'],
    ['I will apply in May', 'none'],
    ['Student visa', 'student'],
    ['New Zealand citizen', 'resident'],
    ['partner visa', 'other'],
    ['', null],
    [null, null],
  ])('"%s" is of kind %s', (text, kind) => {
    expect(visaKindOf(text)).toBe(kind);
  });
});
