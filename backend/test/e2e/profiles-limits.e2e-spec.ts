import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../support/people.js';
import {
  AU_PAIR_NUMBERS,
  AU_PAIR_TEXTS,
  FAMILY_NUMBERS,
  FAMILY_TEXTS,
  type NumberLimits,
  type TextLimits,
} from '../support/profile-limits.js';
import { auPairInput, familyInput, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const letters = (length: number) => 'x'.repeat(length);

const REQUIRED_NUMBERS = ['numberOfChildren', 'hoursPerWeek', 'age'];

interface Form {
  path: string;
  table: string;
  userType: 'family' | 'aupair';
  valid: () => object;
  texts: TextLimits[];
  numbers: NumberLimits[];
}
const FORMS: [string, Form][] = [
  [
    'V01 family',
    {
      path: '/api/family-profiles/me',
      table: 'family_profiles',
      userType: 'family',
      valid: familyInput,
      texts: FAMILY_TEXTS,
      numbers: FAMILY_NUMBERS,
    },
  ],
  [
    'V02 au pair',
    {
      path: '/api/au-pair-profiles/me',
      table: 'au_pair_profiles',
      userType: 'aupair',
      valid: auPairInput,
      texts: AU_PAIR_TEXTS,
      numbers: AU_PAIR_NUMBERS,
    },
  ],
];

describe('Profile forms', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  describe.each(FORMS)('%s profile', (_name, { path, table, userType, valid, texts, numbers }) => {
    let person: Person;
    beforeAll(async () => {
      person = await registerPerson(test, { userType });
    });
    beforeEach(() => test.database.query(`DELETE FROM ${table}`));

    const put = (body: object) => person.agent.put(path).send(body);
    const storedRows = async () =>
      (await test.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n;

    async function expectRefused(change: object, fields: Record<string, string[]>): Promise<void> {
      const { body } = await put({ ...valid(), ...change }).expect(400);
      expect(body).toMatchObject({ statusCode: 400, code: 'validation_failed', fields });
      expect(Object.keys(body.fields as object)).toEqual(Object.keys(fields));
      expect(await storedRows()).toBe(0);
    }

    it.each(texts)(
      '$field takes $min to $max characters (ASVS 2.2.1, 2.2.2)',
      async ({ field, min, max, tooShort, tooLong }) => {
        await expectRefused({ [field]: letters(max + 1) }, { [field]: [tooLong] });
        if (tooShort) {
          await expectRefused({ [field]: letters(min - 1) }, { [field]: [tooShort] });
          await expectRefused({ [field]: ` ${letters(min - 1)}  ` }, { [field]: [tooShort] });
          await expectRefused({ [field]: undefined }, { [field]: [tooShort] });
          await expectRefused({ [field]: null }, { [field]: [tooShort] });
        }
        for (const length of [min, max]) {
          const { body } = await put({ ...valid(), [field]: letters(length) }).expect(200);
          expect(body[field]).toBe(length === 0 ? null : letters(length));
        }
      },
    );

    it.each(numbers)(
      'N02 $field takes whole numbers from $min to $max',
      async ({ field, min, max, tooSmall, tooLarge, notWhole }) => {
        await expectRefused({ [field]: min - 1 }, { [field]: [tooSmall] });
        await expectRefused({ [field]: max + 1 }, { [field]: [tooLarge] });
        for (const odd of [min + 0.5, String(min), [min], true, {}])
          await expectRefused({ [field]: odd }, { [field]: [notWhole] });
        if (REQUIRED_NUMBERS.includes(field)) await expectRefused({ [field]: undefined }, { [field]: [notWhole] });
        for (const number of [min, max]) {
          const { body } = await put({ ...valid(), [field]: number }).expect(200);
          expect(body[field]).toBe(number);
        }
      },
    );

    it.each(texts)('V05 $field is refused when it is no text, or one that cannot be shown', async ({ field, min }) => {
      for (const odd of [7, true, ['xx'], { length: 60 }])
        await expectRefused({ [field]: odd }, { [field]: ['Please write this as text'] });
      const words = ['Please leave out characters that cannot be shown'];
      await expectRefused({ [field]: `${letters(min)}\u0000x` }, { [field]: words });
      await put({ ...valid(), [field]: `${letters(min)}\ud83d` }).expect(400);
      expect(await storedRows()).toBe(0);
    });

    it('V05 names every field that is wrong, and stores nothing', async () => {
      const { body } = await put({}).expect(400);
      const required = [...texts.filter(({ min }) => min > 0), ...numbers].map(({ field }) => field);
      expect(Object.keys(body.fields as object).sort()).toEqual(
        required.filter((field) => field !== 'preferredHours').sort(),
      );
      expect(await storedRows()).toBe(0);
    });

    it.each(['id', 'userId', 'createdAt', 'featured', 'subscriptionTier', 'hasPaid', 'verified'])(
      'E04%s is refused (ASVS 15.3.3)',
      async (field) => {
        const { body } = await put({ ...valid(), [field]: field === 'featured' ? true : 'premium' }).expect(400);
        expect(body.fields).toEqual({ [field]: [`${field} is not accepted here`] });
        expect(await storedRows()).toBe(0);
      },
    );

    it('V05 a list instead of the form, and a form that changes what objects are, are refused (ASVS 15.3.6)', async () => {
      await put([valid()]).expect(400);
      const poisoned = JSON.stringify(valid()).replace('{', '{"__proto__":{"polluted":true},');
      await person.agent.put(path).type('application/json').send(poisoned).expect(400);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      expect(await storedRows()).toBe(0);
    });

    it('keeps line breaks in long texts and tidies white space in short ones', async () => {
      const long = userType === 'family' ? 'aboutUs' : 'aboutMe';
      const short = userType === 'family' ? 'familyName' : 'lastName';
      const { body } = await put({
        ...valid(),
        [long]: `${letters(50)}\r\n\r\nMore.  `,
        [short]: ' de  la\nCruz ',
      }).expect(200);
      expect(body).toMatchObject({ [long]: `${letters(50)}\n\nMore.`, [short]: 'de la Cruz' });
    });

    it('J04 contact details have no place in the line that visitors read', async () => {
      for (const tagline of ['Write to lena@example.org', 'Call 0412 345 678', 'www.lena.example', 'see lena.com'])
        await expectRefused(
          { tagline },
          { tagline: ['Please leave addresses, phone numbers and links out of this line'] },
        );
      await put({ ...valid(), tagline: 'Free from 2027-02-01, 2 children are no problem' }).expect(200);
    });
  });
});
