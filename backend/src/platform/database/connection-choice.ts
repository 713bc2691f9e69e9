import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { AsyncContext } from '../async-context/index.js';

/** The connections that code uses: for requests to the primary, for jobs, or for reads that may lag. */
type Connections = 'requests' | 'jobs' | 'replica';

const chosen = new AsyncContext<Connections>('connections');
const pools = new WeakMap<DataSource, Partial<Record<Connections, () => pg.Pool | null>>>();

/** `pool` returns null while its connections cannot be used. */
export function offerPool(dataSource: DataSource, connections: Connections, pool: () => pg.Pool | null): void {
  pools.set(dataSource, { ...pools.get(dataSource), [connections]: pool });
}

/** The pool of the calling code. */
export function poolOf(dataSource: DataSource): pg.Pool {
  const own = pools.get(dataSource)?.[chosen.get() ?? 'requests']?.();
  return own ?? (dataSource.driver as unknown as { master: pg.Pool }).master;
}

/** Runs `work` on the connections for jobs. */
export const withJobConnections = <T>(work: () => Promise<T>): Promise<T> => chosen.run('jobs', work);

/** Runs read-only `work` on the replica, if one is available. */
export const withReplica = <T>(work: () => Promise<T>): Promise<T> => chosen.run('replica', work);

/**
 * Runs `work` on the primary even within reads that may lag: for writes, and for values that are cached for everyone.
 */
export const withPrimary = <T>(work: () => Promise<T>): Promise<T> =>
  chosen.get() === 'replica' ? chosen.run('requests', work) : work();
