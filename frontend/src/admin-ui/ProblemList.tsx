import { Alert } from 'antd';

interface ProblemListProps {
  title: string;
  /** In the order of the form. */
  problems: readonly { fieldId: string; words: string }[];
}

/** What keeps a form from being taken; each entry leads to its field. Nothing where nothing does. */
export function ProblemList({ title, problems }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={
        <ul>
          {problems.map(({ fieldId, words }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
