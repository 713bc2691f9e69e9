import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;

/**
 * Encrypts a stream of any length in little memory: a salt, then separately authenticated chunks. The nonce contains
 * the number of a chunk and whether it is the last, so none can be moved, left out or cut off.
 */
export async function* encrypted(secret: Uint8Array, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(secret, salt);
  yield salt;
  for await (const { piece, index, last } of inPieces(content, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index, last));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts. Throws at the first altered chunk. */
export async function* decrypted(secret: Uint8Array, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let key: Buffer | null = null;
  for await (const { piece, index, last } of inPieces(content, PIECE_BYTES + TAG_BYTES, SALT_BYTES)) {
    if (key === null) {
      if (last) throw new Error('Nothing is sealed here');
      key = keyOf(secret, piece);
      continue;
    }
    const decipher = createDecipheriv(CIPHER, key, nonceOf(index - 1, last));
    decipher.setAuthTag(piece.subarray(piece.length - TAG_BYTES));
    yield Buffer.concat([decipher.update(piece.subarray(0, piece.length - TAG_BYTES)), decipher.final()]);
  }
}

const keyOf = (secret: Uint8Array, salt: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'kept exports', 32));

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** The same bytes in chunks of one size; the last one is shorter, and `first` is the size of the first. */
async function* inPieces(
  content: AsyncIterable<Uint8Array>,
  size: number,
  first = size,
): AsyncGenerator<{ piece: Buffer; index: number; last: boolean }> {
  let held: Uint8Array[] = [];
  let length = 0;
  let index = 0;
  for await (const part of content) {
    held.push(part);
    length += part.length;
    // One more byte than a chunk shows that it is not the last.
    for (let wanted = index === 0 ? first : size; length > wanted; wanted = size) {
      const all = Buffer.concat(held);
      yield { piece: all.subarray(0, wanted), index, last: false };
      index += 1;
      held = [all.subarray(wanted)];
      length -= wanted;
    }
  }
  yield { piece: Buffer.concat(held), index, last: true };
}
