import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** An ICE candidate in a signal. */
const CANDIDATE = /(candidate:\S+ \d+ udp \d+ )(\S+) (\d+)( typ host.*?ufrag (\S+))/gi;
const IPV4 = /^\d+(?:\.\d+){3}$/;

interface End {
  /** The local UDP socket that the other side sends to in place of this side. */
  door: Socket;
  address?: { ip: string; port: number; ufrag: string };
}

/** The media path between two browsers, controlled by the test. */
interface MediaLine {
  /** Replaces the ICE candidates of each side. */
  rewrite: [(words: string) => string, (words: string) => string];
  cut(): void;
  restore(): void;
  close(): void;
}

/** Puts a relay between two browsers on this machine: each side knows only the relay's address for the other. */
export async function mediaLine(): Promise<MediaLine> {
  const ends: [End, End] = [{ door: createSocket('udp4') }, { door: createSocket('udp4') }];
  let whole = true;
  for (const { door } of ends) {
    door.bind(0, '0.0.0.0');
    await once(door, 'listening');
  }
  const carry = (to: End, from: End) => (packet: Buffer, _from: RemoteInfo) => {
    if (whole && to.address) from.door.send(packet, to.address.port, to.address.ip, () => undefined);
  };
  // A packet must arrive from the address that its receiver knows for the sender.
  ends[0].door.on('message', carry(ends[0], ends[1]));
  ends[1].door.on('message', carry(ends[1], ends[0]));

  const rewriteFor = (end: End) => (words: string) =>
    words.replace(CANDIDATE, (_all, head: string, ip: string, port: string, rest: string, ufrag: string) => {
      if (IPV4.test(ip) && end.address?.ufrag !== ufrag) end.address = { ip, port: Number(port), ufrag };
      return `${head}${end.address?.ip ?? '127.0.0.1'} ${end.door.address().port}${rest}`;
    });
  return {
    rewrite: [rewriteFor(ends[0]), rewriteFor(ends[1])],
    cut: () => (whole = false),
    restore: () => (whole = true),
    close: () => ends.forEach(({ door }) => door.close()),
  };
}
