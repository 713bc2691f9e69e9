import aotearoa from '../../assets/scenes/aotearoa.svg?raw';
import harbour from '../../assets/scenes/harbour.svg?raw';
import sprig from '../../assets/scenes/sprig.svg?raw';
import { provideScene } from './scene-markup';

/** Puts the drawings into the server's pages. The browser's code never imports this. */
provideScene('aotearoa', aotearoa);
provideScene('harbour', harbour);
provideScene('sprig', sprig);
