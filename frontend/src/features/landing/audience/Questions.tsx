import { paths } from '../../../config/paths';
import { ArrowLink } from '../../../ui/Button';
import { factTexts } from '../facts/texts';
import styles from './audience.module.css';

interface QuestionsProps {
  title: string;
  text: string;
  groups: readonly { title: string; questions: readonly string[] }[];
}

/** Questions to take along to the first call. */
export function Questions({ title, text, groups }: QuestionsProps) {
  return (
    <section className={styles.section} aria-labelledby="questions">
      <div className={`wrap ${styles.ask}`}>
        <div>
          <h2 id="questions">{title}</h2>
          <p>{text}</p>
          <ArrowLink to={paths.resources}>{factTexts.readOn.templates[0]}</ArrowLink>
        </div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <ul>
                {group.questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
