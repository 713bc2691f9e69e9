import type { Pay } from '../content/pay';
import { SourceLink } from '../facts/SourceLink';
import styles from './audience.module.css';

/** A week's money on a slip of paper. */
export function PaySlip({ pay: { title, text, caption, lines, total, fine, sources } }: { pay: Pay }) {
  return (
    <section className={styles.section} aria-labelledby="pay">
      <div className={`wrap ${styles.pay}`}>
        <div>
          <h2 id="pay">{title}</h2>
          <p>{text}</p>
          <p>{fine}</p>
          {sources.map((source) => (
            <SourceLink key={source.url} source={source} />
          ))}
        </div>
        <div className={styles.slip}>
          <table>
            <caption>{caption}</caption>
            <tbody>
              {lines.map(({ label, sum }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{sum}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{total.label}</th>
                <td>{total.sum}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </section>
  );
}
