import { afterAll, describe, expect, it } from 'vitest';
import { recording } from '../../../../test/support/recordings.js';
import { VoiceInspectorService } from './voice-inspector.service.js';
import { voiceType } from './voice-type.js';
import { readWaveform } from './waveform.js';

const inspector = new VoiceInspectorService();
afterAll(() => inspector.onApplicationShutdown());
const answerTo = (bytes: Buffer) => inspector.process({ bytes, type: voiceType(bytes) ?? 'audio/webm' });

describe('A recording', () => {
  it.each([
    ['webm', 'audio/webm'],
    ['ogg', 'audio/ogg'],
    ['mp4', 'audio/mp4'],
  ] as const)('in %s is written anew, without what else was in it, and is as long as before', async (format, type) => {
    const bytes = Buffer.concat([await recording(3, { format }), Buffer.from(format === 'mp4' ? '<script>' : '')]);
    const answer = await answerTo(bytes);
    if ('refusal' in answer) throw new Error(answer.refusal);
    const { result } = answer;
    const kept = Buffer.from(result.bytes);
    expect(result.type).toBe(type);
    expect(Math.abs(result.durationMs - 3_000)).toBeLessThan(50);
    expect(voiceType(kept)).toBe(type);
    for (const left of ['Recorded at home', '<script>']) expect(kept.includes(left)).toBe(false);
    const again = await answerTo(kept);
    expect(again).toMatchObject({ result: { durationMs: result.durationMs } });
  });

  it('with a picture, that is too long, cut off before its sound, or no recording at all is not accepted', async () => {
    const whole = await recording();
    const junk = Buffer.concat([whole.subarray(0, 300), Buffer.alloc(4_000, 0x5a)]);
    const cases: [string, Buffer][] = [
      ['not_sound', await recording(1, { picture: true })],
      ['too_long', await recording(306)],
      ['unreadable', whole.subarray(0, 200)],
      ['unreadable', junk],
      ['unreadable', Buffer.concat([whole.subarray(0, 4), Buffer.from('<html><script>alert(1)</script>')])],
      ['unreadable', Buffer.from('OggS'.padEnd(200, 'x'))],
      ['unreadable', Buffer.from('\0\0\0\x18ftypmp42'.padEnd(200, '\0'))],
    ];
    for (const [refusal, bytes] of cases) expect(await answerTo(bytes)).toEqual({ refusal });
  });

  it('is known by its first bytes', () => {
    const types = ['\0\0\0\x18ftypheic', '\0\0\0\x18ftypavif', '<html>', '%PDF-1.7', ''].map((head) =>
      voiceType(Buffer.from(head)),
    );
    expect(types).toEqual([null, null, null, null, null]);
    expect(voiceType(Buffer.from('\0\0\0\x18ftypiso5'))).toBe('audio/mp4');
  });

  it('comes with 16 to 64 levels, or none', () => {
    const levels = Array.from({ length: 48 }, () => 100);
    expect(readWaveform(JSON.stringify(levels))).toEqual(levels);
    for (const wrong of [
      levels.slice(0, 15),
      [...levels, ...levels],
      [...levels, 101],
      [...levels, 1.5],
      [-1, ...levels],
    ])
      expect(() => readWaveform(JSON.stringify(wrong))).toThrow();
    for (const wrong of ['', '[', '{}', 'null', JSON.stringify(levels.map(String))])
      expect(() => readWaveform(wrong)).toThrow();
  });
});
