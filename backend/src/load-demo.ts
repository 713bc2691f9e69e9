import type { INestApplicationContext } from '@nestjs/common';

interface Demo {
  /** Fills the installation with demo people; existing data stays. */
  seedDemo(app: INestApplicationContext): Promise<void>;
}

/** A separate package: the product is built, type-checked and shipped without it. */
const DEMO_PACKAGE: string = '@wattle-and-fern/demo';

/** Throws if the package is not installed and built, as in production images. */
export async function loadDemo(name = DEMO_PACKAGE): Promise<Demo> {
  try {
    return (await import(name)) as Demo;
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
    throw new Error(
      `The demo needs the package ${name}, which is not installed and built here. Set DEMO=0 to start without demo people, or run "npm ci" and "npm run build" in the whole repository.`,
      { cause },
    );
  }
}

const isAbsent = (error: unknown) => /MODULE_NOT_FOUND$/.test(String((error as { code?: unknown } | null)?.code));
