import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** A way by which a browser says it may be reached, as it stands in a signal. */
const CANDIDATE = /(candidate:\S+ \d+ udp \d+ )(\S+) (\d+)( typ host.*?ufrag (\S+))/gi;
const IPV4 = /^\d+(?:\.\d+){3}$/;

interface End {
  /** Stands for this end where the other one sends to. */
  door: Socket;
  address?: { ip: string; port: number; ufrag: string };
}

/** The line on which picture and sound of two browsers travel, in the hands of a test. */
export interface MediaLine {
  /** Put in place of what each side says about where it may be reached. */
  rewrite: [(words: string) => string, (words: string) => string];
  cut(): void;
  restore(): void;
  close(): void;
}

/** A line between two browsers of this machine: each knows the other by a door of ours only. */
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
  // Who sends to the door of one end has to be shown to it as coming from the door of the other.
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
