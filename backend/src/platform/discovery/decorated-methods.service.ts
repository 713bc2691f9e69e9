import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

type Method = (...args: never[]) => unknown;

/** A bound method of a provider, with the metadata of its decorator. */
interface DecoratedMethod<Metadata, Call extends Method> {
  metadata: Metadata;
  call: Call;
}

/** Finds the methods of all providers with a decorator's metadata. */
@Injectable()
export class DecoratedMethodsService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  find<Metadata, Call extends Method>(metadataKey: string): DecoratedMethod<Metadata, Call>[] {
    const found: DecoratedMethod<Metadata, Call>[] = [];
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      const provider = instance as Record<string, Call>;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = provider[name];
        const metadata = method && this.reflector.get<Metadata | undefined>(metadataKey, method);
        if (method && metadata) found.push({ metadata, call: method.bind(provider) as Call });
      }
    }
    return found;
  }
}
