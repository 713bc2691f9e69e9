import aotearoa from '../../assets/scenes/aotearoa.svg?url';
import harbour from '../../assets/scenes/harbour.svg?url';
import sprig from '../../assets/scenes/sprig.svg?url';

/** Addresses of the drawn places. */
export const sceneFiles = { aotearoa, harbour, sprig };
export type SceneName = keyof typeof sceneFiles;
