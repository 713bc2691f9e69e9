import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CATALOGUE, ErrorBody, type ErrorCode } from '../../../platform/errors/index.js';
import { LiveConnectionDto } from './live.dto.js';

const DESCRIPTION = `
Socket.IO 4, with the access token in its handshake: \`io({ auth: { token } })\`. Plain HTTP does not work here; the
response below describes the events of the open connection.

Each event of the client is acknowledged with \`{ ok: true, data }\` or \`{ ok: false, error: ErrorBody }\`, and does the
same as the HTTP request for that purpose. A connection that is not accepted causes a \`connect_error\` with an ErrorBody as
its \`data\`. Events of the server can get lost or come twice: messages and reactions carry their number in the
conversation, and \`heads\`, sent on every connection, has the newest number of each conversation.`;

const refusal = (...codes: ErrorCode[]) => ({
  description: codes.map((code) => ERROR_CATALOGUE[code].message).join(' Or: '),
  content: {
    'application/json': {
      schema: { $ref: getSchemaPath(ErrorBody) },
      examples: Object.fromEntries(
        codes.map((code) => {
          const { status: statusCode, message } = ERROR_CATALOGUE[code];
          return [code, { value: { statusCode, code, message } }];
        }),
      ),
    },
  },
});

/** The models of the live connection, for the contract. */
export const liveModels = [LiveConnectionDto];

/** The live connection in the contract, so that clients are generated with the types of its events. */
export const livePaths: OpenAPIObject['paths'] = {
  '/socket.io': {
    get: {
      operationId: 'openLiveConnection',
      summary: 'Open the live connection',
      description: DESCRIPTION.trim(),
      tags: ['Messages'],
      security: [{ bearer: [] }],
      responses: {
        '200': {
          description: 'What travels over the connection',
          content: { 'application/json': { schema: { $ref: getSchemaPath(LiveConnectionDto) } } },
        },
        '401': refusal('unauthorized'),
        '429': refusal('rate_limited'),
      },
    },
  },
};
