const files = import.meta.glob<string>('../../assets/scenes/*.svg', { query: '?url', import: 'default', eager: true });

/** The addresses of the drawings. Loaded on demand, because most pages contain their drawings. */
export function sceneFile(name: string): string | undefined {
  return files[`../../assets/scenes/${name}.svg`];
}
