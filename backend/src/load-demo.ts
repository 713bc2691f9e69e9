import type { INestApplicationContext } from '@nestjs/common';

export interface Demo {
  /** Fills the installation with people who do not exist; what is there already stays. */
  seedDemo(app: INestApplicationContext): Promise<void>;
}

/** A package of its own: the product is built, tested for types and shipped without it. */
const DEMO_PACKAGE: string = '@wattle-and-fern/demo';

/** Throws where the package is not installed and built, as in the images for production. */
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
