import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isUUID, ValidateBy } from 'class-validator';

/** Ids in a query, separated by commas: at least one, at most `most`, each once. */
export function IdList(most: number, message: string): PropertyDecorator {
  const areIds = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= most &&
    new Set(value).size === value.length &&
    value.every((id) => isUUID(id, 'loose'));
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').map((id) => id.trim().toLowerCase()) : value,
    ),
    ValidateBy({ name: 'idList', validator: { validate: areIds, defaultMessage: () => message } }),
    ApiProperty({ type: String }),
  );
}
