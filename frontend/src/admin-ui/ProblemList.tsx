import { Alert } from 'antd';

interface Problem {
  fieldId: string;
  words: string;
  /** Moves to the field when focusing it is not enough. */
  onOpen?: () => void;
}

interface ProblemListProps {
  title: string;
  /** In the order of the form. */
  problems: readonly Problem[];
}

/** Lists the problems of a form; each entry links to its field. Renders nothing without problems. */
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
          {problems.map(({ fieldId, words, onOpen }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  if (onOpen) onOpen();
                  else document.getElementById(fieldId)?.focus();
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
