import * as drawing from './drawing';
import { provideDrawings } from './drawings';

/** Lets the server draw people into its pages. The browser's code never imports this. */
provideDrawings(drawing);
