import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, QUALITY),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

type Encoding = keyof typeof compressors;

/** A body that is sent repeatedly. Each encoding is made once, when it is first requested. */
export class CompressedBody {
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(private readonly body: string) {}

  async in(encoding: Encoding | null): Promise<Buffer | string> {
    if (encoding === null) return this.body;
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = compressors[encoding](Buffer.from(this.body));
    this.encoded.set(encoding, made);
    return made;
  }
}

/** Returns the best encoding that the `Accept-Encoding` header allows, or null for none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const wishes = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((wish) => {
        const [name = '', ...parameters] = wish.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
        return [name, weight === undefined ? 1 : Number(weight)] as const;
      }),
  );
  const takes = (encoding: Encoding) => (wishes.get(encoding) ?? wishes.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
