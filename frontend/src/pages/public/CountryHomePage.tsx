import { CountryWelcome } from '../../features/country-landing/CountryWelcome';
import { Component as Home } from './HomePage';

export { load } from './HomePage';

/** The normal home page for visitors from a country that has none of its own yet. */
export function Component() {
  return (
    <>
      <CountryWelcome />
      <Home />
    </>
  );
}
