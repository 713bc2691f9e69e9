import { Alert } from 'antd';

interface Problem {
  fieldId: string;
  words: string;
  /** Goes to the field where that takes more than to focus it. */
  onOpen?: () => void;
}

interface ProblemListProps {
  title: string;
  /** In the order of the form. */
  problems: readonly Problem[];
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
