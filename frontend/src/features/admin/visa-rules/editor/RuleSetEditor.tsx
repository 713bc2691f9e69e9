import { Button } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AdminLink, StateTag } from '../../../../admin-ui';
import { ConflictPanel } from '../../../../admin-ui/comparing/ConflictPanel';
import { EditorBar, EditorPage } from '../../../../admin-ui/editing/EditorPage';
import { UnsavedCopyNotice } from '../../../../admin-ui/editing/UnsavedCopyNotice';
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
import { itemOf, labelOf, rulesModel } from './rules-model';
import { ruleEditorTexts as texts } from './texts';
import { TrialSection } from './TrialSection';
import { problemsByPath, useRuleSetEditing, type RuleProblems } from './use-rule-set-editing';
import { UsedWhere } from './UsedWhere';
import { useTrial } from './use-trial';
import { toast } from '../../../../ui/toast';

/** All rules of a visa for a passport: edited, tried on examples, and published together. */
export function RuleSetEditor({ set: initial }: { set: AdminVisaRuleSet }) {
  const editing = useRuleSetEditing(initial);
  const { set, rules, problems, changed, theirs, found } = editing;
  const [opened, setOpened] = useState<string[]>(() => rules.slice(-1).map(ruleKey));
  const [publishing, setPublishing] = useState(false);
  const { region, visa, visaName, passport, passportName } = set;
  const { data } = useListAdminVisaRulesQuery({ region });
  const ofVisa = data?.items.filter((one) => one.visa === visa) ?? [];
  const trial = useTrial(set, rules, editing.setProblems);
  useLeaveGuard({ atRisk: changed, text: texts.leave });

  const goTo = (path: string) => {
    const rule = rules[ruleIn(path) ?? -1];
    if (rule) flushSync(() => setOpened((now) => [...new Set([...now, ruleKey(rule, rules.indexOf(rule))])]));
    document.getElementById(fieldId(path))?.focus();
  };
  const goToFirst = (found: RuleProblems) => {
    const [first] = Object.keys(found);
    if (first) goTo(first);
  };
  const look = async () => {
    const problems = await trial.run();
    if (Object.keys(problems).length > 0) return goToFirst(problems);
    document.getElementById('trial')?.scrollIntoView();
    document.getElementById('trial')?.focus({ preventScroll: true });
  };
  /** The dialog opens only for a draft without problems. */
  const tryBeforePublishing = async () => {
    const problems = await trial.run();
    if (Object.keys(problems).length === 0) return;
    // Errors in a draft based on outdated rules cannot be corrected, so both versions are shown instead.
    if (await editing.isStale()) return publish();
    flushSync(() => setPublishing(false));
    goToFirst(problems);
  };
  const publish = async () => {
    try {
      await editing.publish();
    } catch (error) {
      if (!isApiError(error) || (error.code !== 'stale_edit' && !error.fields)) throw error;
      const problems = problemsByPath(error.fields ?? {});
      editing.setProblems(problems);
      flushSync(() => setPublishing(false));
      return goToFirst(problems);
    }
    setPublishing(false);
    toast.success(texts.publishing.done);
  };
  const current = set.rules.find(({ id }) => id === set.currentId);
  return (
    <EditorPage title={texts.title(visaName, passportName)}>
      <EditorBar
        back={{ to: `${paths.adminVisaRules}?side=${region}`, label: texts.opened.back }}
        state={
          <>
            <StateTag tone={current ? 'good' : 'quiet'}>
              {current ? texts.editState.today(spanInWords(current)) : texts.editState.notToday}
            </StateTag>
            {set.due ? <StateTag tone="bad">{texts.editState.due}</StateTag> : null}
            <span role="status">{changed ? texts.editState.changed : texts.editState.saved}</span>
          </>
        }
      >
        <AdminLink to={auditTrailPath('visa-rules', `${region}.${visa}.${passport}`)} type="text">
          {texts.log}
        </AdminLink>
        <Button loading={trial.busy} disabled={rules.length === 0} onClick={() => void look()}>
          {texts.check}
        </Button>
        <Button type="primary" disabled={!changed || theirs !== null} onClick={() => setPublishing(true)}>
          {texts.publish}
        </Button>
      </EditorBar>
      {found ? <UnsavedCopyNotice at={found.at} onDrop={editing.dropFound} /> : null}
      {theirs ? (
        <ConflictPanel
          key={theirs.version}
          model={rulesModel}
          title={texts.conflict}
          by={null}
          mine={editing.fields}
          began={editing.began}
          theirs={itemOf(theirs.set)}
          onResolved={editing.settle}
        />
      ) : null}
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
          common={ofVisa.find((one) => one.passport === 'all') ?? null}
          opened={opened}
          onOpened={setOpened}
        />
        <UsedWhere set={set} ofVisa={ofVisa} />
      </div>
      <TrialSection set={set} trial={trial} />
      {publishing ? (
        <PublishDialog
          set={set}
          trial={trial}
          onTry={tryBeforePublishing}
          onCancel={() => setPublishing(false)}
          onPublish={publish}
        />
      ) : null}
    </EditorPage>
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
