import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { PATIENCE_MS } from './eventually.js';

const COOKIE = 0x2112a442;
const METHOD = { binding: 0x0001, allocate: 0x0003, createPermission: 0x0008 } as const;
const ATTRIBUTE = {
  username: 0x0006,
  messageIntegrity: 0x0008,
  errorCode: 0x0009,
  xorPeerAddress: 0x0012,
  realm: 0x0014,
  nonce: 0x0015,
  requestedTransport: 0x0019,
} as const;
const UDP = Buffer.from([17, 0, 0, 0]);
const ERROR_CLASS = 0x0110;
/** After which no one is taken to be there; one who is there is given longer to answer. */
const SILENCE_MS = 1_000;

type Attributes = ReadonlyMap<number, Buffer>;

/** As much of a TURN client (RFC 8656) as it takes to ask a relay for something and hear what it says to that. */
export class TurnClient {
  private challenge: { realm: Buffer; nonce: Buffer } | undefined;

  private constructor(
    private readonly socket: Socket,
    private readonly credentials: { username: string; credential: string } | undefined,
  ) {}

  static async open(port: number, credentials?: { username: string; credential: string }): Promise<TurnClient> {
    const socket = createSocket('udp4');
    // A port on which no one listens yet.
    socket.on('error', () => undefined);
    socket.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new TurnClient(socket, credentials);
  }

  /** Whether anyone is there. */
  async isAnswered(): Promise<boolean> {
    return (await this.ask(METHOD.binding, [], SILENCE_MS)) !== null;
  }

  /** Asks for a place in the relay: 0 when it got one, else the number of the refusal. */
  async allocate(): Promise<number> {
    return this.demand(METHOD.allocate, [[ATTRIBUTE.requestedTransport, UDP]]);
  }

  /** Asks to be connected with an address: 0 when it may, else the number of the refusal. */
  async permit(address: string): Promise<number> {
    return this.demand(METHOD.createPermission, [[ATTRIBUTE.xorPeerAddress, peerAddress(address)]]);
  }

  close(): void {
    this.socket.close();
  }

  /** The first question is answered with what the second one has to be signed with. */
  private async demand(method: number, attributes: [number, Buffer][]): Promise<number> {
    for (let round = 0; ; round += 1) {
      const answer = await this.ask(method, attributes, PATIENCE_MS);
      if (!answer) throw new Error('The relay does not answer');
      const error = answer.get(ATTRIBUTE.errorCode);
      const code = error ? (error[2] ?? 0) * 100 + (error[3] ?? 0) : 0;
      const [realm, nonce] = [answer.get(ATTRIBUTE.realm), answer.get(ATTRIBUTE.nonce)];
      if (code !== 401 || round > 0 || !realm || !nonce) return code;
      this.challenge = { realm, nonce };
    }
  }

  private async ask(method: number, attributes: [number, Buffer][], patience: number): Promise<Attributes | null> {
    const request = this.signed(method, attributes);
    const id = request.subarray(8, 20);
    const answer = new Promise<Attributes | null>((resolve) => {
      const timer = setTimeout(() => settle(null), patience);
      const hear = (message: Buffer) => {
        if (message.subarray(8, 20).equals(id)) settle(attributesOf(message));
      };
      const settle = (result: Attributes | null) => {
        clearTimeout(timer);
        this.socket.off('message', hear);
        resolve(result);
      };
      this.socket.on('message', hear);
    });
    this.socket.send(request, () => undefined);
    return answer;
  }

  private signed(method: number, attributes: [number, Buffer][]): Buffer {
    const head = Buffer.alloc(20);
    head.writeUInt16BE(method, 0);
    head.writeUInt32BE(COOKIE, 4);
    randomBytes(12).copy(head, 8);
    const { credentials, challenge } = this;
    if (!credentials || !challenge) return withLength(head, Buffer.concat(attributes.map(encoded)));
    const body = Buffer.concat(
      [
        ...attributes,
        [ATTRIBUTE.username, Buffer.from(credentials.username)] as [number, Buffer],
        [ATTRIBUTE.realm, challenge.realm] as [number, Buffer],
        [ATTRIBUTE.nonce, challenge.nonce] as [number, Buffer],
      ].map(encoded),
    );
    const key = createHash('md5')
      .update(`${credentials.username}:${challenge.realm.toString()}:${credentials.credential}`)
      .digest();
    // The signature counts itself into the length that it signs.
    head.writeUInt16BE(body.length + 24, 2);
    const signature = createHmac('sha1', key).update(head).update(body).digest();
    return withLength(head, Buffer.concat([body, encoded([ATTRIBUTE.messageIntegrity, signature])]));
  }
}

function withLength(head: Buffer, body: Buffer): Buffer {
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

function encoded([type, value]: [number, Buffer]): Buffer {
  const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  padded.writeUInt16BE(type, 0);
  padded.writeUInt16BE(value.length, 2);
  value.copy(padded, 4);
  return padded;
}

function peerAddress(address: string): Buffer {
  const value = Buffer.alloc(8);
  value[1] = 1;
  value.writeUInt16BE(9 ^ (COOKIE >>> 16), 2);
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  value.writeUInt32BE((number ^ COOKIE) >>> 0, 4);
  return value;
}

function attributesOf(message: Buffer): Attributes {
  const attributes = new Map<number, Buffer>();
  // A refusal without its number would pass for a success.
  if ((message.readUInt16BE(0) & ERROR_CLASS) === ERROR_CLASS) attributes.set(ATTRIBUTE.errorCode, Buffer.alloc(4));
  for (let at = 20; at + 4 <= message.length;) {
    const length = message.readUInt16BE(at + 2);
    attributes.set(message.readUInt16BE(at), message.subarray(at + 4, at + 4 + length));
    at += 4 + Math.ceil(length / 4) * 4;
  }
  return attributes;
}
