import { useGetCountryLandingQuery } from '../../api/countries';
import { landingOf, useCountryVisit } from '../../lib/country';
import { Button } from '../../ui/Button';
import { LostDrawing } from '../../ui/drawings/LostDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { CityDiscovery } from './CityDiscovery';
import { CallToAction } from './CallToAction';
import { CountryHead } from './CountryHead';
import styles from './country-landing.module.css';
import { Faq } from './Faq';
import { Features } from './Features';
import { Hero } from './Hero';
import { countryTexts } from './texts';
import type { SectionProps } from './section-parts';
import { Process } from './Process';
import { Requirements } from './Requirements';
import { Resources } from './Resources';
import { CountryTestimonials } from './CountryTestimonials';
import { WhyAustralia } from './WhyAustralia';

/** The page of one country, in its language. */
export function CountryLandingScreen() {
  const country = landingOf(useCountryVisit());
  const { data: landing, isError } = useGetCountryLandingQuery(
    { country: country ?? 'france' },
    { skip: country === null },
  );
  if (isError) return <CountryFailureScreen />;
  if (!landing) {
    return (
      <div lang="en" className={styles.state}>
        <Spinner label={countryTexts.loading} page />
      </div>
    );
  }
  return (
    <div lang={landing.language}>
      <CountryHead landing={landing} />
      <CountryPage landing={landing} />
    </div>
  );
}

/** Everything that the page says, from top to bottom. */
export function CountryPage({ landing }: SectionProps) {
  return (
    <>
      <Hero landing={landing} />
      <WhyAustralia landing={landing} />
      <CityDiscovery landing={landing} />
      <Requirements landing={landing} />
      <Process landing={landing} />
      <Features landing={landing} />
      <CountryTestimonials landing={landing} />
      <Faq landing={landing} />
      <Resources landing={landing} />
      <CallToAction landing={landing} />
    </>
  );
}

/** Shown when the page could not be loaded. */
export function CountryFailureScreen() {
  const visit = useCountryVisit();
  const words = countryTexts.failure;
  return (
    <div lang="en" className={styles.state}>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        page
        drawing={<LostDrawing />}
        title={words.title}
        text={visit ? words.of(visit.name) : words.otherwise}
      >
        <Button onClick={() => location.reload()}>{words.retry}</Button>
      </EmptyState>
    </div>
  );
}
