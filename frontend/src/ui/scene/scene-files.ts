const files = import.meta.glob<string>('../../assets/scenes/*.svg', { query: '?url', import: 'default', eager: true });

/** Where a drawing can be fetched. Imported when it is needed: most pages come with theirs. */
export function sceneFile(name: string): string | undefined {
  return files[`../../assets/scenes/${name}.svg`];
}
