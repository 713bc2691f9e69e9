import { ApiProperty } from '@nestjs/swagger';

/** The process runs. */
export class Liveness {
  /** Always this word. @example 'live' */
  status: 'live';
}

/** The process can serve people. What is `down` here slows it or delays email, and stops nothing. */
export class Readiness {
  /** Always this word: anything else is a 503. @example 'ready' */
  status: 'ready';

  /** Redis, where one is configured; while it is down each process keeps its own limits and sockets. @example 'unused' */
  redis: 'up' | 'down' | 'unused';

  /** Where uploads are kept; while it is full or away, uploads are refused and all else works. @example 'up' */
  @ApiProperty({ enum: ['up', 'full', 'down'] })
  storage: 'up' | 'full' | 'down';

  /** The SMTP server, where one is configured; while it is down email waits. @example 'up' */
  mail: 'up' | 'down' | 'unused';
}
