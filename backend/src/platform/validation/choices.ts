import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsIn, IsOptional } from 'class-validator';

/** A set of names; an empty list means none and arrives as null. */
export function OptionalChoices(names: readonly string[], enumName: string, message: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? (value.length > 0 ? [...new Set<unknown>(value)] : null) : value,
    ),
    IsOptional(),
    IsArray({ message }),
    IsIn([...names], { each: true, message }),
    ApiProperty({ enum: names, enumName, isArray: true, nullable: true }),
  );
}
