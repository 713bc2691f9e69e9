import { provideScene } from './scene-markup';
import { sceneNames, type SceneName } from './scene-names';

const drawings = import.meta.glob<string>('../../assets/scenes/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing's own file, for the server. The browser's code never imports this. */
export function sceneDrawing(name: SceneName): string {
  const drawing = drawings[`../../assets/scenes/${name}.svg`];
  if (drawing === undefined) throw new Error(`There is no drawing ${name}`);
  return drawing;
}

/** Puts the drawings into the server's pages. */
for (const name of sceneNames) provideScene(name, sceneDrawing(name));
