import { Alert } from 'antd';
import { adminResourceMessages } from '../messages';
import { FIELD_NAMES, fieldId, type Problems } from './resource-fields';

const { editor: texts } = adminResourceMessages;

/** What stands between the guide and saving it; each entry leads to its field. */
export function ProblemList({ problems }: { problems: Problems }) {
  const names = FIELD_NAMES.filter((name) => problems[name]);
  if (names.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={texts.problems}
      description={
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {problems[name]}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
