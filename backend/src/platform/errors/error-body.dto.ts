import { ApiProperty } from '@nestjs/swagger';
import { ERROR_CATALOGUE } from './error-catalogue.js';

/** The body of every error response, over HTTP and in socket acknowledgements. */
export class ErrorBody {
  /** HTTP status. @example 400 */
  statusCode: number;

  /** A stable code; messages may change, codes do not. */
  @ApiProperty({ enum: Object.keys(ERROR_CATALOGUE), enumName: 'ErrorCode', example: 'validation_failed' })
  code: string;

  /**
   * A sentence for the user.
   * @example 'Some fields need your attention.'
   */
  message: string;

  /** The problem of each field, by name. */
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { familyName: ['Family name must be at least 2 characters'] },
  })
  fields?: Record<string, string[]>;

  /**
   * With `invalid_state_transition`: the current state.
   * @example 'accepted'
   */
  @ApiProperty({ selfRequired: false, example: 'accepted' })
  state?: string;

  /** With `deal_breaker`: what the person does not accept. */
  @ApiProperty({
    required: false,
    type: 'array',
    items: {
      type: 'object',
      required: ['rule', 'text'],
      properties: { rule: { type: 'string' }, text: { type: 'string' } },
    },
    example: [{ rule: 'smoking', text: 'They are looking for someone who does not smoke' }],
  })
  dealBreakers?: { rule: string; text: string }[];

  /** With `stale_edit`: the current state, in the operation's response format. */
  @ApiProperty({ selfRequired: false, type: 'object', additionalProperties: true, example: { version: 4 } })
  current?: object;
}
