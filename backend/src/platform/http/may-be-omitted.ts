import { ValidateIf } from 'class-validator';

/** An optional field that must not be null: `IsOptional` accepts null as well, so it is for nullable fields only. */
export const MayBeOmitted = (): PropertyDecorator => ValidateIf((_object, value: unknown) => value !== undefined);
