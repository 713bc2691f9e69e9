import { describe, expect, it } from 'vitest';
import { TextSigner } from './text-signer.js';

const signer = new TextSigner('a secret of sufficient length', 'tests');

describe('A signed text', () => {
  it('is read again, with any number of full stops', () => {
    for (const text of ['a', 'a.b.c', '']) expect(signer.read(signer.sign(text))).toBe(text);
  });

  it('is not valid when changed, cut, signed for another purpose or with another secret', () => {
    const signed = signer.sign('person.1');
    const [, , signature = ''] = signed.split('.');
    const foreign = [
      new TextSigner('a secret of sufficient length', 'other').sign('person.1'),
      new TextSigner('another secret of this length', 'tests').sign('person.1'),
    ];
    for (const wrong of ['', '.', 'person.1', `person.2.${signature}`, signed.slice(0, -1), ...foreign])
      expect(signer.read(wrong), wrong).toBeNull();
  });
});
