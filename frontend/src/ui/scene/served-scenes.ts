import { provideScene } from './scene-markup';
import { sceneNames } from './scene-names';

const drawings = import.meta.glob<string>('../../assets/scenes/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing as it stands in its file, for the server. The browser's code never imports this. */
export function sceneDrawing(name: string): string | undefined {
  return drawings[`../../assets/scenes/${name}.svg`];
}

/** Puts the drawings into the server's pages. */
for (const name of sceneNames) provideScene(name, sceneDrawing(name) ?? '');
