import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AdminLink, StateTag } from '../../../../admin-ui';
import { EditingNotices } from '../../../../admin-ui/editing/EditingNotices';
import { EditorBar, EditorPage } from '../../../../admin-ui/editing/EditorPage';
import { useLeaveGuard } from '../../../../admin-ui/editing/use-leave-guard';
import { ProblemList } from '../../../../admin-ui/ProblemList';
import { useListAdminVisaRulesQuery, type AdminVisaRuleSet } from '../../../../api/admin-visas';
import { auditTrailPath } from '../../../../config/admin-paths';
import { paths } from '../../../../config/paths';
import { isApiError } from '../../../../lib/api-error';
import { spanAsTitle, spanInWords } from '../rule-words';
import styles from './editor.module.css';
import { PublishDialog } from './PublishDialog';
import { fieldId, ruleIn, type RuleDraft } from './rule-drafts';
import { RuleList, ruleKey } from './RuleList';
import { labelOf, rulesModel } from './rules-model';
import { ruleEditorTexts as texts } from './texts';
import { TrialSection } from './TrialSection';
import { problemsByPath, useRuleSetEditing, type RuleProblems, type RuleSetEditing } from './use-rule-set-editing';
import { UsedWhere } from './UsedWhere';
import { useTrial, type Trial } from './use-trial';
import { toast } from '../../../../ui/toast';

/** All rules of a visa for a passport: edited, tried on examples, and published together. */
export function RuleSetEditor({ set: initial }: { set: AdminVisaRuleSet }) {
  const editing = useRuleSetEditing(initial);
  const { set, rules, problems, changed, theirs } = editing;
  const { opened, setOpened, goTo, goToFirst } = useOpenedRules(rules);
  const trial = useTrial(set, rules, editing.setProblems);
  const publishing = usePublishing(editing, trial, goToFirst);
  const { data } = useListAdminVisaRulesQuery({ region: set.region });
  const ofVisa = data?.items.filter(({ visa }) => visa === set.visa) ?? [];
  useLeaveGuard({ atRisk: changed, text: texts.leave });
  const tryRules = async () => {
    const found = await trial.run();
    if (Object.keys(found).length > 0) return goToFirst(found);
    document.getElementById('trial')?.scrollIntoView();
    document.getElementById('trial')?.focus({ preventScroll: true });
  };
  return (
    <EditorPage title={texts.title(set.visaName, set.passportName)}>
      <RuleSetBar set={set} changed={changed}>
        <Button loading={trial.busy} disabled={rules.length === 0} onClick={() => void tryRules()}>
          {texts.check}
        </Button>
        <Button type="primary" disabled={!changed || theirs !== null} onClick={publishing.open}>
          {texts.publish}
        </Button>
      </RuleSetBar>
      <EditingNotices editing={editing} model={rulesModel} conflict={texts.conflict} />
      <ProblemList
        title={texts.problems}
        problems={Object.entries(problems).map(([path, words]) => ({
          fieldId: fieldId(path),
          words: `${whereOf(path, rules)}${words}`,
          onOpen: () => goTo(path),
        }))}
      />
      <div className={styles.columns}>
        <RuleList
          editing={editing}
          common={ofVisa.find(({ passport }) => passport === 'all') ?? null}
          opened={opened}
          onOpened={setOpened}
        />
        <UsedWhere set={set} ofVisa={ofVisa} />
      </div>
      <TrialSection set={set} trial={trial} />
      {publishing.isOpen ? (
        <PublishDialog
          set={set}
          trial={trial}
          onTry={publishing.tryDraft}
          onCancel={publishing.close}
          onPublish={publishing.publish}
        />
      ) : null}
    </EditorPage>
  );
}

/** Which rules are expanded, and moving to a field, which may be in a collapsed rule. */
function useOpenedRules(rules: readonly RuleDraft[]) {
  const [opened, setOpened] = useState<string[]>(() => rules.slice(-1).map(ruleKey));
  const goTo = (path: string) => {
    const rule = rules[ruleIn(path) ?? -1];
    if (rule) flushSync(() => setOpened((now) => [...new Set([...now, ruleKey(rule, rules.indexOf(rule))])]));
    document.getElementById(fieldId(path))?.focus();
  };
  const goToFirst = (problems: RuleProblems) => {
    const [first] = Object.keys(problems);
    if (first) goTo(first);
  };
  return { opened, setOpened, goTo, goToFirst };
}

/** The dialog before publishing. It stays open only for a draft without problems. */
function usePublishing(editing: RuleSetEditing, trial: Trial, goToFirst: (problems: RuleProblems) => void) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closeWith = (problems: RuleProblems) => {
    flushSync(close);
    goToFirst(problems);
  };
  const publish = async () => {
    try {
      await editing.publish();
    } catch (error) {
      if (!isApiError(error) || (error.code !== 'stale_edit' && !error.fields)) throw error;
      const problems = problemsByPath(error.fields ?? {});
      editing.setProblems(problems);
      return closeWith(problems);
    }
    close();
    toast.success(texts.publishing.done);
  };
  const tryDraft = async () => {
    const problems = await trial.run();
    if (Object.keys(problems).length === 0) return;
    // Errors in a draft based on outdated rules cannot be corrected, so both versions are shown instead.
    if (await editing.isStale()) return publish();
    closeWith(problems);
  };
  return { isOpen, open: () => setOpen(true), close, tryDraft, publish };
}

interface RuleSetBarProps {
  set: AdminVisaRuleSet;
  changed: boolean;
  /** The actions. */
  children: ReactNode;
}

function RuleSetBar({ set, changed, children }: RuleSetBarProps) {
  const { region, visa, passport, rules, currentId, due } = set;
  const { editState } = texts;
  const current = rules.find(({ id }) => id === currentId);
  return (
    <EditorBar
      back={{ to: `${paths.adminVisaRules}?side=${region}`, label: texts.opened.back }}
      state={
        <>
          <StateTag tone={current ? 'good' : 'quiet'}>
            {current ? editState.today(spanInWords(current)) : editState.notToday}
          </StateTag>
          {due ? <StateTag tone="bad">{editState.due}</StateTag> : null}
          <span role="status">{changed ? editState.changed : editState.saved}</span>
        </>
      }
    >
      <AdminLink to={auditTrailPath('visa-rules', `${region}.${visa}.${passport}`)} type="text">
        {texts.log}
      </AdminLink>
      {children}
    </EditorBar>
  );
}

/** "From 1 Jul 2024, last day: ", the prefix of an error in that rule. */
function whereOf(path: string, rules: readonly RuleDraft[]): string {
  const index = ruleIn(path);
  const rule = rules[index ?? -1];
  if (!rule) return '';
  const span = rule.validFrom ? spanAsTitle(rule) : texts.unnamed;
  return `${span}, ${labelOf(path.replace(`rules.${index}.`, ''))}: `;
}
