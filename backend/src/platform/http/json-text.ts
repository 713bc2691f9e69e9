/** A value as JSON text, such as a stored card, which a reply sends without parsing and serialising it again. */
export class JsonText<Value> {
  /** `text` must be the JSON of a `Value`. */
  private constructor(private readonly text: string) {}

  /** An object with the properties of several, in this order; none of them is empty, and no two share a property. */
  static merged<Value extends object>(objects: readonly string[], rest: Partial<Value>): JsonText<Value> {
    return new JsonText(`{${[...objects, JSON.stringify(rest)].map((object) => object.slice(1, -1)).join(',')}}`);
  }

  /** A page: its items, and then the `rest`. */
  static page<Page extends { items: unknown[] }>(
    items: readonly JsonText<Page['items'][number]>[],
    rest: Omit<Page, 'items'>,
  ): JsonText<Page> {
    return JsonText.merged([`{"items":[${items.map(({ text }) => text).join(',')}]}`], rest as Partial<Page>);
  }

  /** Serialises a reply. */
  static serialize(this: void, payload: unknown): string {
    return payload instanceof JsonText ? payload.text : JSON.stringify(payload);
  }

  value(): Value {
    return JSON.parse(this.text) as Value;
  }
}
