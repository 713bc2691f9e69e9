import { describe, expect, it } from 'vitest';
import { JsonText } from './json-text.js';

interface Card {
  id: string;
  line: string;
  saved: boolean;
}
const card = (id: string, line: string): JsonText<Card> =>
  JsonText.merged<Card>([JSON.stringify({ id }), JSON.stringify({ line })], { saved: false });

describe('JsonText', () => {
  it('is sent like the object that it represents', () => {
    const lines = ['Two, of "three"', 'Kia ora – ā} ]'];
    const items = lines.map((line, index) => ({ id: String(index), line, saved: false }));
    const page = JsonText.page<{ items: Card[]; next: null }>(
      lines.map((line, index) => card(String(index), line)),
      { next: null },
    );
    expect(JsonText.serialize(page)).toBe(JSON.stringify({ items, next: null }));
    expect(page.value()).toEqual({ items, next: null });
  });

  it('can be an empty page', () => {
    const page = JsonText.page<{ items: Card[]; next: null }>([], { next: null });
    expect(JsonText.serialize(page)).toBe('{"items":[],"next":null}');
  });

  it.each([{ a: 1 }, [], null, 'text', 7])('serialises other payloads: %j', (payload) => {
    expect(JsonText.serialize(payload)).toBe(JSON.stringify(payload));
  });
});
