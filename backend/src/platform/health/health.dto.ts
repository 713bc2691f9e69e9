import { ApiProperty } from '@nestjs/swagger';

/** The process runs. */
export class Liveness {
  /** Always this word. @example 'live' */
  status: 'live';
}

/** The process can serve requests. Services that are `down` here slow it or delay email, but stop nothing. */
export class Readiness {
  /** Always this word: anything else is a 503. @example 'ready' */
  status: 'ready';

  /**
   * Redis, if configured; while it is down each process has its own limits and sockets.
   * @example 'unused'
   */
  redis: 'up' | 'down' | 'unused';

  /**
   * File storage; while it is full or down, uploads are not accepted and everything else works.
   * @example 'up'
   */
  @ApiProperty({ enum: ['up', 'full', 'down'] })
  storage: 'up' | 'full' | 'down';

  /**
   * The SMTP server, if configured; while it is down email waits.
   * @example 'up'
   */
  mail: 'up' | 'down' | 'unused';
}
