import { useSelector } from 'react-redux';
import { paths } from '../../config/paths';
import { product, type PublicSettings } from '../../config/product';
import { RegionLink, useRegion } from '../../lib/region';
import { Logo } from '../../ui/Logo';
import styles from './Footer.module.css';
import { frameTexts } from './texts';
import { RegionSwitch } from './RegionSwitch';
import { ThemeChoice } from './ThemeChoice';

/** The foot of every page: where else to go, the region, the theme, the small print. */
export function Footer() {
  const region = useRegion();
  const year = Number(useSelector((state: { settings: PublicSettings }) => state.settings.today).slice(0, 4));
  const words = frameTexts.footer;
  const columns = [
    {
      title: words.forFamilies,
      links: [
        [paths.searchAuPairs, words.howItWorks],
        [paths.searchAuPairs, words.findingAuPair],
        [paths.payment, words.pricing],
        [paths.blog, words.hostGuide],
        [paths.faqFamilies, words.familyQuestions],
      ],
    },
    {
      title: words.forAuPairs,
      links: [
        [paths.searchFamilies, words.howItWorks],
        [paths.searchFamilies, words.findingFamily],
        [paths.blog, words.visa],
        [paths.blog, words.culture[region]],
        [paths.faqAuPairs, words.auPairQuestions],
      ],
    },
  ] as const;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <RegionLink to={paths.home} aria-label={frameTexts.homeLink(product.name)}>
              <Logo />
            </RegionLink>
            <p>{product.tagline}</p>
            <RegionSwitch form="footer" />
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([to, label]) => (
                  <li key={label}>
                    <RegionLink to={to}>{label}</RegionLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <nav aria-label={words.talk}>
            <h2>{words.talk}</h2>
            <ul>
              <li>
                <RegionLink to={paths.contact}>{words.contact}</RegionLink>
              </li>
              {product.social.map(({ label, url }) => (
                <li key={label}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {label} <span className="sr">{frameTexts.newTab}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.legal}>
          <span>{`© ${year > product.firstYear ? `${product.firstYear}–${year}` : product.firstYear} ${product.name}`}</span>
          <ThemeChoice />
          <span className={styles.small}>
            <RegionLink to={paths.privacy}>{words.privacy}</RegionLink>
            <RegionLink to={paths.terms}>{words.terms}</RegionLink>
            <RegionLink to={paths.cookies}>{words.cookies}</RegionLink>
          </span>
        </div>
      </div>
    </footer>
  );
}
