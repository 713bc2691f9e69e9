import { Button, Input, Popover, Space, Tag } from 'antd';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon';
import { adminUsersTexts } from './texts';
import { useOwnViews } from './own-views';
import { daysAgo } from '../../../admin-ui/admin-time';
import styles from './users.module.css';

const { views: texts } = adminUsersTexts;

const builtIn = () => [
  { name: texts.all, query: '' },
  { name: texts.week, query: `joinedFrom=${daysAgo(7)}` },
  { name: texts.waiting, query: 'verified=waiting' },
  { name: texts.suspended, query: 'state=suspended' },
  { name: texts.premium, query: 'tier=premium' },
];

interface ViewsMenuProps {
  /** The query of the address without the page. */
  query: string;
  onChoose: (query: string) => void;
}

/** Saved views: some of ours, and the admin's own. */
export function ViewsMenu({ query, onChoose }: ViewsMenuProps) {
  const { views, keep, forget } = useOwnViews();
  const usual = builtIn();
  const known = [...usual, ...views].some((view) => view.query === query);
  return (
    <nav className={styles.views} aria-label={texts.label}>
      {usual.map((view) => (
        <Tag.CheckableTag
          key={view.name}
          checked={view.query === query}
          onChange={() => onChoose(view.query)}
          className={styles.view ?? ''}
        >
          {view.name}
        </Tag.CheckableTag>
      ))}
      {views.map((view) => (
        <span key={view.name} className={styles.ownView}>
          <Tag.CheckableTag
            checked={view.query === query}
            onChange={() => onChoose(view.query)}
            className={styles.view ?? ''}
          >
            {view.name}
          </Tag.CheckableTag>
          <Button
            type="text"
            size="small"
            aria-label={texts.forget(view.name)}
            icon={<Icon name="close" />}
            onClick={() => forget(view.name)}
          />
        </span>
      ))}
      {known ? null : <KeepView onKeep={(name) => keep({ name, query })} />}
    </nav>
  );
}

function KeepView({ onKeep }: { onKeep: (name: string) => void }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const save = () => {
    if (!name.trim()) return;
    onKeep(name.trim());
    setOpen(false);
    setName('');
  };
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      content={
        <Space.Compact>
          <Input
            aria-label={texts.name}
            placeholder={texts.name}
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onPressEnter={save}
          />
          <Button type="primary" onClick={save}>
            {texts.save}
          </Button>
        </Space.Compact>
      }
    >
      <Button type="text" size="small" icon={<Icon name="plus" />}>
        {texts.keep}
      </Button>
    </Popover>
  );
}
