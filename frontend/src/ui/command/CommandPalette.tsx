import { useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../Dialog';
import { Icon, type IconName } from '../Icon';
import styles from './CommandPalette.module.css';

export interface Command {
  /** The path that it leads to. */
  to: string;
  label: string;
  /** Said next to the label, and found by as well. */
  hint?: string;
  icon?: IconName;
}

interface CommandGroup {
  label: string;
  commands: Command[];
}

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  title: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** The commands that match the query, in order, without empty groups. */
  groups: CommandGroup[];
  /** More may come. */
  busy?: boolean;
  onChoose: (to: string) => void;
}

const TEXTS = {
  nothing: 'Nothing found with that name.',
  busy: 'Searching…',
  count: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
};

/** One field that leads to every page and person by their names. Arrow keys choose, Enter goes there. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} className={styles.palette ?? ''}>
      <Palette {...props} />
    </Dialog>
  );
}

function Palette({ title, placeholder, query, onQuery, groups, busy = false, onChoose }: CommandPaletteProps) {
  const list = useId();
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const all = shown.flatMap(({ commands }) => commands);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, all.length - 1);
  const optionId = (index: number) => `${list}-${index}`;
  const choose = (index: number) => {
    setChosen(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const pressed = (event: KeyboardEvent) => {
    // Composition is not a keystroke of its own.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length > 0) choose((at + step + all.length) % all.length);
    else if (event.key === 'Enter' && all[at]) onChoose(all[at].to);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          // React's own `autoFocus` comes before the dialog is shown, which then takes the focus to its first button.
          ref={(input) => input?.setAttribute('autofocus', '')}
          type="text"
          role="combobox"
          aria-label={title}
          aria-expanded={all.length > 0}
          aria-controls={list}
          aria-activedescendant={all.length > 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={({ target }) => {
            setChosen(0);
            onQuery(target.value);
          }}
          onKeyDown={pressed}
        />
      </div>
      <p className="sr" role="status">
        {all.length > 0 ? TEXTS.count(all.length) : null}
      </p>
      <div id={list} role="listbox" aria-label={title} className={styles.list}>
        {shown.map(({ label, commands }) => (
          <div key={label} role="group" aria-label={label}>
            <p className={styles.group} aria-hidden="true">
              {label}
            </p>
            {commands.map((command) => {
              const index = all.indexOf(command);
              return (
                <Option
                  key={command.to}
                  id={optionId(index)}
                  command={command}
                  isSelected={index === at}
                  onChoose={() => onChoose(command.to)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {all.length === 0 ? (
        <p className={styles.nothing} role="status">
          {busy ? TEXTS.busy : TEXTS.nothing}
        </p>
      ) : null}
    </>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isSelected: boolean;
  onChoose: () => void;
}

const Option = ({ id, command: { label, hint, icon }, isSelected, onChoose }: OptionProps) => (
  <div id={id} role="option" aria-selected={isSelected} className={styles.option} onClick={onChoose}>
    {icon ? <Icon name={icon} /> : null}
    <span className={styles.name}>{label}</span>
    {hint ? <span className={styles.hint}>{hint}</span> : null}
  </div>
);
