import type { DemoAuPair, DemoFamily } from '../index.js';
import { familySvg, hobbySvg, portraitSvg, roomSvg } from '../portraits.js';

/** The pictures of an au pair as SVG, the portrait first. */
export function drawingsOfAuPair({ username, portrait, hobby }: DemoAuPair): string[] {
  return [portraitSvg(username, portrait), ...(hobby ? [hobbySvg(username, hobby)] : [])];
}

/** The pictures of a family as SVG, the family itself first. */
export function drawingsOfFamily({ username, portrait, showsRoom }: DemoFamily): string[] {
  return [familySvg(username, portrait), ...(showsRoom ? [roomSvg(username)] : [])];
}
