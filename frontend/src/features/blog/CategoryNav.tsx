import { Link } from 'react-router-dom';
import { categories, categoryPath, type Category } from './categories';
import styles from './CategoryNav.module.css';
import { blogTexts } from './texts';

/**
 * The categories as plain links, so that each has an address. `current` is undefined for all, null for an unknown one.
 */
export function CategoryNav({ current }: { current: Category | undefined | null }) {
  return (
    <nav className={styles.nav} aria-label={blogTexts.categories}>
      <ul>
        {[undefined, ...categories].map((category) => (
          <li key={category?.slug ?? 'all'}>
            <Link
              to={categoryPath(category)}
              aria-current={category === current ? 'page' : undefined}
              data-tone={category?.tone ?? 'ink'}
              preventScrollReset
            >
              {category?.name ?? blogTexts.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
