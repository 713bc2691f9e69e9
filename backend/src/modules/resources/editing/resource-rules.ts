import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isURL, IsOptional, Matches, ValidateBy } from 'class-validator';
import { textOfHtml } from '../../../platform/rich-text/index.js';
import { Text } from '../../../platform/validation/index.js';
import { messages } from '../texts.js';

const SECURE = { protocols: ['https'], require_protocol: true };
/** The address of an uploaded picture. */
const OWN_PICTURE = /^\/media\/[\w./-]{1,200}$/;
export const LONGEST_ADDRESS = 1_000;

const isFullAddress = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_ADDRESS && isURL(value, SECURE);

/** The address of an external file, which is never fetched. */
export const FileAddress = (): PropertyDecorator =>
  applyDecorators(
    ValidateBy({ name: 'fileAddress', validator: { validate: isFullAddress } }, { message: messages.fileUrl }),
    ApiProperty({ format: 'uri', maxLength: LONGEST_ADDRESS }),
  );

/** An uploaded picture, or an address. Empty means none. */
export const PictureAddress = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsOptional(),
    ValidateBy(
      {
        name: 'pictureAddress',
        validator: {
          validate: (value) => isFullAddress(value) || (typeof value === 'string' && OWN_PICTURE.test(value)),
        },
      },
      { message: messages.imageUrl },
    ),
  );

/** A slug: lower-case words between single hyphens. */
export const Slug = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { message: messages.slug.letters }),
    Text({ min: 5, max: 80, words: messages.slug }),
  );

const LEAST_CONTENT = 50;
const MOST_CONTENT = 200_000;
const problemOfContent = (value: unknown) =>
  typeof value !== 'string' || textOfHtml(value).length < LEAST_CONTENT
    ? messages.content.tooShort
    : value.length > MOST_CONTENT
      ? messages.content.tooLong
      : null;

/** HTML with at least 50 characters of text. */
export const ReadableHtml = (): PropertyDecorator =>
  ValidateBy({
    name: 'readableHtml',
    validator: {
      validate: (value) => problemOfContent(value) === null,
      defaultMessage: (args) => problemOfContent(args?.value) ?? '',
    },
  });
