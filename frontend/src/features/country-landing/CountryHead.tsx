import type { FAQPage, WithContext } from 'schema-dts';
import type { CountryLandingResponse } from '../../api/countries';
import { countryLandings } from '../../config/country-landings';
import { organization, pageAddress, PageHead, useSite } from '../../lib/head';

/** The canonical address is the home page with the country in its query, whatever address was opened. */
export function CountryHead({ landing }: { landing: CountryLandingResponse }) {
  const { seo, country, countryCode, language } = landing;
  const site = useSite();
  return (
    <PageHead
      bare
      title={seo.title}
      description={seo.description}
      locale={`${language}_${countryCode}`}
      image={`/social/countries/${country}.png`}
      {...(import.meta.env.SSR && {
        address: {
          canonical: `/?country=${country}`,
          alternates: [...pageAddress('/').alternates, ...countryLandings],
        },
        jsonLd: [organization(site), questions(landing)],
      })}
    >
      <meta name="keywords" content={seo.keywords.join(', ')} />
    </PageHead>
  );
}

function questions({ faq, seo }: CountryLandingResponse): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: seo.hreflang,
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
