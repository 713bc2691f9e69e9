export { DISTANCES, kilometresBetween, ringOf, ringsWithin, type CityRing, type Distance } from './distance.js';
export { cityPoint, localityById, localityByLabel, localityOf, stateOf, type Locality } from './localities.js';
