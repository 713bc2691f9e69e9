import { AsyncLocalStorage } from 'node:async_hooks';

type Values = Readonly<Record<symbol, unknown>>;

/** One for all contexts: Node copies the value of each storage to every promise and timer. */
const storage = new AsyncLocalStorage<Values>();

/** A value for everything that a call begins, such as the id of its request, however late that runs. */
export class AsyncContext<Value> {
  private readonly key: symbol;

  constructor(name: string) {
    this.key = Symbol(name);
  }

  get(): Value | undefined {
    return storage.getStore()?.[this.key] as Value | undefined;
  }

  run<Result>(value: Value, work: () => Result): Result {
    return storage.run(this.with(value), work);
  }

  /** For the rest of the calling code, and everything that it begins. */
  enter(value: Value): void {
    storage.enterWith(this.with(value));
  }

  private with(value: Value): Values {
    return { ...storage.getStore(), [this.key]: value };
  }
}
