import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  type: string;
  body: Buffer;
}

const PATIENCE_MS = 20_000;

/** Sends bytes and reads one answer. Null: the connection was closed without one. */
export function exchange(url: string, bytes: Buffer, cutOff: boolean): Promise<RawAnswer | 'no answer in time' | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    const finish = (answer: RawAnswer | 'no answer in time' | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => finish('no answer in time'), PATIENCE_MS);
    socket.on('data', (part) => {
      parts.push(part);
      const answer = parsed(Buffer.concat(parts), false);
      if (answer) finish(answer);
    });
    socket.on('end', () => finish(parsed(Buffer.concat(parts), true)));
    // A server that refuses a body may close while the rest is still being written.
    socket.on('error', () => finish(parsed(Buffer.concat(parts), true)));
    socket.write(bytes, () => cutOff && socket.end());
  });
}

/** The final answer in what has arrived, or null while it is not whole; interim answers (1xx) are passed over. */
function parsed(bytes: Buffer, closed: boolean): RawAnswer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  const rest = bytes.subarray(end + 4);
  if (status >= 100 && status < 200) return parsed(rest, closed);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  const length = headers['content-length'];
  if (headers['transfer-encoding'] === 'chunked') {
    const body = unchunked(rest);
    return body || closed ? { status, headers, type, body: body ?? rest } : null;
  }
  if (status === 204 || status === 304 || length === '0') return { status, headers, type, body: Buffer.alloc(0) };
  if (length !== undefined && rest.length >= Number(length))
    return { status, headers, type, body: rest.subarray(0, Number(length)) };
  return closed ? { status, headers, type, body: rest } : null;
}

function unchunked(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    if (size === 0) return Buffer.concat(parts);
    if (bytes.length < end + 2 + size + 2) return null;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
