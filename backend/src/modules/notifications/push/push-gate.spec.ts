import { describe, expect, it } from 'vitest';
import { PushGate } from './push-gate.js';

const device = (endpoint: string, personId: string, proven = false) => ({
  endpoint,
  personId,
  lastToldAt: proven ? new Date() : null,
  failingSince: null,
});

describe('Sending to several devices at the same time', () => {
  it('lets two unproven devices of one push service in, and the third when one is done', () => {
    const gate = new PushGate(8);
    const [leave] = ['a', 'b'].map((person) => gate.enter(device(`https://slow.example/${person}`, person)));
    expect(gate.enter(device('https://slow.example/c', 'c'))).toBeNull();
    expect(gate.enter(device('https://other.example/c', 'c'))).not.toBeNull();
    leave?.();
    expect(gate.enter(device('https://slow.example/c', 'd'))).not.toBeNull();
  });

  it('lets two unproven devices of one person in, wherever they are', () => {
    const gate = new PushGate(8);
    const entered = ['one', 'two', 'three'].map((host) => gate.enter(device(`https://${host}.example/`, 'eve')));
    expect(entered.map(Boolean)).toEqual([true, true, false]);
  });

  it('keeps workers free for devices that were reached last time', () => {
    const gate = new PushGate(8);
    const strangers = Array.from({ length: 12 }, (_, n) => gate.enter(device(`https://host-${n}.example/`, `p${n}`)));
    expect(strangers.filter(Boolean)).toHaveLength(6);
    expect(gate.enter(device('https://push.example/', 'lena', true))).not.toBeNull();
    expect(gate.enter({ ...device('https://push.example/', 'lena', true), failingSince: new Date() })).toBeNull();
  });
});
