import type { Installation } from './installation.js';

/** Words that are found in the database: `word: table.column`, each once. */
export async function placesOf({ postgres }: Installation, words: readonly string[]): Promise<string[]> {
  const tables = await postgres.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const places = [];
  for (const { name } of tables) {
    const found = await postgres.query<{ place: string }>(
      `SELECT DISTINCT wanted.word || ': ${name}.' || field.key AS place
       FROM "${name}" AS stored, jsonb_each_text(to_jsonb(stored)) AS field, unnest($1::text[]) AS wanted(word)
       WHERE to_jsonb(stored)::text ~ $2 AND position(wanted.word IN field.value) > 0`,
      [words, words.join('|').replaceAll('.', String.raw`\.`)],
    );
    places.push(...found.map(({ place }) => place));
  }
  return places;
}
