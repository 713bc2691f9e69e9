import pg from 'pg';
import type { DataSource } from 'typeorm';

/** Owns append-only tables. It cannot log in, and only a superuser can become it. */
const TABLE_OWNER = 'wattle_and_fern_keeper';

/** Append-only tables have a trigger `<table>_append_only`, which rejects changes and deletions. */
const APPEND_ONLY_TABLES = `
  SELECT tables.oid, tables.relname, tables.relowner, tables.relnamespace, guard.tgfoid
  FROM pg_class AS tables
  JOIN pg_trigger AS guard ON guard.tgrelid = tables.oid AND guard.tgname = tables.relname || '_append_only'
  WHERE tables.relkind = 'r' AND tables.relnamespace = 'public'::regnamespace`;

/**
 * Append-only tables that the role of `dataSource` could still change, because it owns them, their schema or database,
 * or may become their owner. Empty if they are protected.
 */
export async function unprotectedAppendOnlyTables(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(`
    SELECT tables.relname AS name
    FROM (${APPEND_ONLY_TABLES}) AS tables
    JOIN pg_namespace AS schema ON schema.oid = tables.relnamespace
    JOIN pg_database AS base ON base.datname = current_database()
    JOIN pg_roles AS me ON me.rolname = current_user
    JOIN pg_proc AS guard ON guard.oid = tables.tgfoid
    WHERE me.rolsuper
       OR (me.rolcreaterole AND current_setting('server_version_num')::int < 160000)
       OR pg_has_role(tables.relowner, 'MEMBER') OR pg_has_role(guard.proowner, 'MEMBER')
       OR pg_has_role(schema.nspowner, 'MEMBER') OR pg_has_role(base.datdba, 'MEMBER')
       OR has_table_privilege(tables.oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER')
    ORDER BY 1`);
  return rows.map(({ name }) => name);
}

/**
 * Whether the application cannot read a sequence of a protected table, as in earlier releases: it then cannot make a
 * backup.
 */
export async function lacksSequenceRights(dataSource: DataSource): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(`
    SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND CASE WHEN relkind = 'S' THEN NOT has_sequence_privilege(oid, 'SELECT') ELSE false END LIMIT 1`);
  return rows.length > 0;
}

/**
 * Moves append-only tables, and the database, to another owner: the application keeps SELECT and INSERT. `adminUrl` is
 * a superuser's; idempotent.
 */
export async function protectAppendOnlyTables(adminUrl: string, application: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  const app = pg.escapeIdentifier(application);
  try {
    await admin.query('BEGIN');
    const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [TABLE_OWNER]);
    if (!rowCount) await admin.query(`CREATE ROLE ${TABLE_OWNER} NOLOGIN`);
    const base = pg.escapeIdentifier(
      (await admin.query<{ name: string }>('SELECT current_database() AS name')).rows[0]?.name ?? '',
    );
    // The owner of the database owns its schema `public`, and the owner of a schema may drop its contents.
    await admin.query(`ALTER DATABASE ${base} OWNER TO CURRENT_USER`);
    await admin.query('ALTER SCHEMA public OWNER TO pg_database_owner');
    await admin.query(`GRANT ALL ON DATABASE ${base} TO ${app}`);
    await admin.query(`GRANT ALL ON SCHEMA public TO ${app}`);
    const tables = await admin.query<{ table: string; guard: string }>(
      `SELECT oid::regclass::text AS table, tgfoid::regprocedure::text AS guard FROM (${APPEND_ONLY_TABLES}) AS tables`,
    );
    for (const { table, guard } of tables.rows) {
      await admin.query(`ALTER TABLE ${table} OWNER TO ${TABLE_OWNER}`);
      await admin.query(`ALTER FUNCTION ${guard} OWNER TO ${TABLE_OWNER}`);
      await admin.query(`REVOKE ALL ON ${table} FROM PUBLIC, ${app}`);
      await admin.query(`GRANT SELECT, INSERT ON ${table} TO ${app}`);
    }
    // The sequences have the new owner too, but a backup needs to read them.
    const sequences = await admin.query<{ sequence: string }>(
      `SELECT sequences.oid::regclass::text AS sequence
       FROM (${APPEND_ONLY_TABLES}) AS tables
       JOIN pg_depend AS owned ON owned.refobjid = tables.oid AND owned.refclassid = 'pg_class'::regclass
         AND owned.classid = 'pg_class'::regclass AND owned.deptype IN ('a', 'i')
       JOIN pg_class AS sequences ON sequences.oid = owned.objid AND sequences.relkind = 'S'`,
    );
    for (const { sequence } of sequences.rows) await admin.query(`GRANT SELECT ON SEQUENCE ${sequence} TO ${app}`);
    await admin.query('COMMIT');
  } finally {
    await admin.end();
  }
}
