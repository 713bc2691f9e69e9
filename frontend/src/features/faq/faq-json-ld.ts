import type { FAQPage, WithContext } from 'schema-dts';
import type { FaqEntry } from '../../api/faq';

/** The page's questions and answers as structured data. */
export function faqPage(entries: readonly FaqEntry[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
