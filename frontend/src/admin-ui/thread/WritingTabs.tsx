import { Tabs } from 'antd';
import { WritingForm, type WritingFormProps } from './WritingForm';

type WritingTab = WritingFormProps & { tab: string };

interface WritingTabsProps {
  label: string;
  answer: WritingTab;
  /** Only admins read it. */
  note: WritingTab;
}

/** The forms of an answer and of a note. */
export function WritingTabs({ label, answer, note }: WritingTabsProps) {
  const tabs = Object.entries({ answer, note });
  return (
    <Tabs
      aria-label={label}
      items={tabs.map(([key, { tab, ...form }]) => ({ key, label: tab, children: <WritingForm {...form} /> }))}
    />
  );
}
