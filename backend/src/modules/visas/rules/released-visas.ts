import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { FactRegion } from '../../../platform/facts/index.js';
import { seedId } from '../../../platform/seeding/index.js';
import type { VisaRuleRow } from './visa-rule.entity.js';
import type { VisaRuleValues } from './visa-rule-values.dto.js';

/** `backend/content/visas`, relative to both `src` and `dist`. */
const FOLDER = new URL('../../../../content/visas/', import.meta.url);

/** The base rule, which passport rules override. */
export const ALL_PASSPORTS = 'all';

/**
 * working_holiday: for passports with a rule, with ages and lengths. free: for passports with a rule, no application
 * needed. named: for everyone, mentioned without an assessment.
 */
const KINDS = ['working_holiday', 'free', 'named'] as const;
type VisaKey = string;

const code = z.string().regex(/^(?:[A-Z]{2}|all)$/);
// Validated by their DTO when they are stored.
const values = z.record(z.string(), z.unknown()) as unknown as z.ZodType<VisaRuleValues>;
const link = z.strictObject({ title: z.string().min(3), url: z.url() });

const rule = z.strictObject({
  /** Codes, or codes with their places a year. */
  passports: z.union([z.array(code), z.record(code, z.int())]),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().optional(),
  source: link,
  checkedOn: z.iso.date(),
  reviewBy: z.iso.date(),
  note: z.string().optional(),
  values,
  /** Additional values of single passports. */
  each: z.record(code, values).optional(),
});

const file = z.strictObject({
  authority: link,
  visas: z.array(
    z.strictObject({ key: z.string(), kind: z.enum(KINDS), name: z.string(), rules: z.array(rule).min(1) }),
  ),
});

/** A visa of the release; its requirements are in its rules. */
export interface Visa {
  key: VisaKey;
  kind: (typeof KINDS)[number];
  name: string;
}

/** The stored part of a rule of the release. */
type ReleasedRule = Omit<VisaRuleRow, 'version' | 'updatedAt' | 'remindedOf' | 'edited'>;

interface ReleasedVisas {
  authority: { title: string; url: string };
  visas: readonly Visa[];
  rules: readonly ReleasedRule[];
}

const released = new Map<FactRegion, ReleasedVisas>();

/** The visas of this release, and the initial rules of an installation. Read when first asked for, because YAML is slow. */
export function releasedVisas(region: FactRegion): ReleasedVisas {
  const visas = released.get(region) ?? read(region);
  released.set(region, visas);
  return visas;
}

function read(region: FactRegion): ReleasedVisas {
  const { authority, visas } = file.parse(parse(readFileSync(new URL(`${region}.yaml`, FOLDER), 'utf8')));
  return {
    authority,
    visas: visas.map(({ key, kind, name }) => ({ key, kind, name })),
    rules: visas.flatMap(({ key, rules }) => rules.flatMap((one) => rowsOf(region, key, one))),
  };
}

function rowsOf(region: FactRegion, visa: VisaKey, { passports, each, ...rest }: z.infer<typeof rule>): ReleasedRule[] {
  const places = Array.isArray(passports)
    ? passports.map((one) => [one, undefined] as const)
    : Object.entries(passports);
  return places.map(([passport, count]) => ({
    id: seedId('visa-rule', region, visa, passport, rest.validFrom),
    region,
    visa,
    passport,
    validFrom: rest.validFrom,
    validUntil: rest.validUntil ?? null,
    values: { ...rest.values, ...(count === undefined ? {} : { places: count }), ...each?.[passport] },
    sourceTitle: rest.source.title,
    sourceUrl: rest.source.url,
    checkedOn: rest.checkedOn,
    reviewBy: rest.reviewBy,
    note: rest.note ?? null,
  }));
}

/** The authority to ask about visas of a region. */
export const authorityOf = (region: FactRegion): ReleasedVisas['authority'] => releasedVisas(region).authority;
