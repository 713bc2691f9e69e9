import 'reflect-metadata';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FlatRules } from './flat-rules.js';
import { Nested } from './nested.js';

class Query {
  @IsString()
  @MaxLength(3)
  name: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  limit?: number;

  @IsOptional()
  @Matches(/^[ab]$/)
  sort?: string;
}
class LongQuery extends Query {
  @IsArray()
  @ArrayMaxSize(1)
  list: unknown[];
}
class Part {
  @IsInt()
  size: number;
}
class Whole {
  @Nested(() => Part)
  part: Part;
}
class Each {
  @IsOptional()
  @IsString({ each: true })
  @MinLength(1, { each: true })
  list?: string[];
}
class Plain {
  name: string;
}

const value = fc.oneof(
  fc.constantFrom(undefined, null, '', 'a', 'abcd', 0, 1, 1.5, [], ['a'], ['a', 'b']),
  fc.anything(),
);
const isValid = (object: object) =>
  validateSync(object, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false }).length === 0;

describe('Flat rules', () => {
  it.each([Query, LongQuery, Each])('accept exactly the objects that class-validator accepts', (type) => {
    const rules = FlatRules.of(type);
    expect(rules).not.toBeNull();
    const fields = fc.record(
      { name: value, limit: value, sort: value, list: value, other: value },
      { requiredKeys: [] },
    );
    let kept = 0;
    fc.assert(
      fc.property(fields, (input) => {
        const object = Object.assign(new type(), input);
        const areKept = rules?.accepts(object) ?? false;
        if (areKept) kept += 1;
        return areKept === isValid(object);
      }),
      {
        numRuns: 2_000,
        examples: [[{ name: 'a', list: [] }], [{ name: 'a' }], [{ list: ['a', 'b'] }], [{ list: 'a' }]],
      },
    );
    expect(kept).toBeGreaterThan(0);
  });

  it.each([Whole, Plain])('are left to class-validator for anything else', (type) => {
    expect(FlatRules.of(type)).toBeNull();
  });
});
