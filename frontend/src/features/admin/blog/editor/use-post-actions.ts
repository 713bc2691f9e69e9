import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  usePublishPostMutation,
  useRemovePostMutation,
  useRestorePostRevisionMutation,
  useSavePostMutation,
  useSettleReleaseTextMutation,
  useUnpublishPostMutation,
  useUnschedulePostMutation,
  type AdminPost,
} from '../../../../api/admin-posts';
import { problemsIn, type Problems } from '../../../../admin-ui/editing/fields';
import { LEAVES_UNASKED } from '../../../../admin-ui/editing/use-leave-guard';
import { adminUiTexts } from '../../../../admin-ui/texts';
import { momentOf } from '../../../../admin-ui/admin-time';
import { isApiError, messageOf } from '../../../../lib/api-error';
import { adminPostPreviewPath } from '../../../../config/admin-paths';
import { paths } from '../../../../config/paths';
import { isSlug } from '../../../../admin-ui/slug';
import { adminBlogTexts } from '../texts';
import { EMPTY_POST, type PostFields } from './post-fields';
import type { PostEditSession } from './post-edit-session';
import { toast } from '../../../../ui/toast';

const { editor: texts } = adminBlogTexts;

export interface PostActions {
  /** Publishes now, or at an ISO timestamp. */
  publish: (at: string | null) => Promise<void>;
  saveVersion: () => Promise<void>;
  /** Returns whether it succeeded. */
  restore: (number: number) => Promise<boolean>;
  settleNewer: (take: boolean) => Promise<void>;
  unschedule: () => Promise<void>;
  /** Opens the post as readers will see it, in a new window. */
  preview: () => Promise<void>;
  /** Throws the API's error, and so does `remove`. */
  unpublish: (reason: string) => Promise<void>;
  remove: (reason: string) => Promise<void>;
}

/** The actions on a post apart from typing. Unsaved text is saved first. */
export function usePostActions(session: PostEditSession): {
  actions: PostActions;
  problems: Problems<PostFields>;
  busy: boolean;
} {
  const { run, runIfComplete, problems, busy } = useActionRunner(session);
  const navigate = useNavigate();
  const [publishPost] = usePublishPostMutation();
  const [savePost] = useSavePostMutation();
  const [restoreRevision] = useRestorePostRevisionMutation();
  const [settle] = useSettleReleaseTextMutation();
  const [unschedulePost] = useUnschedulePostMutation();
  const [unpublishPost] = useUnpublishPostMutation();
  const [removePost] = useRemovePostMutation();
  const actions: PostActions = {
    publish: (at) =>
      runIfComplete(
        ({ id, version }) => publishPost({ id, postPublicationInput: { version, at } }).unwrap(),
        at ? texts.done.scheduled(momentOf(at)) : texts.done.published,
      ),
    saveVersion: () =>
      runIfComplete(
        ({ id, version }) => savePost({ id, postInput: { version, ...session.snapshot().fields } }).unwrap(),
        texts.versionSaved,
      ),
    restore: (number) =>
      run(
        ({ id, version }) => restoreRevision({ id, number, seenPostVersion: { version } }).unwrap(),
        adminBlogTexts.versions.restored,
      ),
    settleNewer: async (take) => {
      await run(
        ({ id, version }) => settle({ id, releaseTextInput: { version, take } }).unwrap(),
        take ? texts.newer.taken : undefined,
      );
    },
    unschedule: async () => {
      await run(({ id }) => unschedulePost({ id }).unwrap(), texts.done.unscheduled);
    },
    preview: async () => {
      // Opened synchronously, because browsers block windows that open later.
      const page = window.open('', '_blank');
      await session.flush();
      const id = session.snapshot().post?.id;
      if (page && id) page.location.href = adminPostPreviewPath(id);
    },
    unpublish: async (reason) => {
      const isSaved = await session.flush();
      const { post, fields, state } = session.snapshot();
      if (!post) return;
      if (!isSaved) throw new Error(texts.save[state]);
      session.adopt(await unpublishPost({ id: post.id, postReasonInput: { reason } }).unwrap(), fields);
      toast.success(texts.done.withdrawn);
    },
    remove: async (reason) => {
      const { post } = session.snapshot();
      if (!post) return;
      await removePost({ id: post.id, postReasonInput: { reason } }).unwrap();
      // There is nothing left to save.
      session.adopt(post);
      toast.success(texts.done.removed);
      void navigate(paths.adminBlog, { state: LEAVES_UNASKED });
    },
  };
  return { actions, problems, busy };
}

type Action = (post: AdminPost) => Promise<AdminPost>;

/** Runs actions on the saved post, with what the API does not accept. */
function useActionRunner(session: PostEditSession) {
  const [refused, setRefused] = useState<Problems<PostFields>>({});
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  /** True when it succeeded. */
  const run = async (action: Action, done?: string): Promise<boolean> => {
    setBusy(true);
    setRefused({});
    try {
      if (!(await session.flush())) return false;
      const { post, fields } = session.snapshot();
      if (!post) return false;
      session.adopt(await action(post), fields);
      setTried(false);
      if (done) toast.success(done);
      return true;
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_edit' && error.current)
        session.conflict(error.current as AdminPost);
      else if (isApiError(error) && error.fields) setRefused(problemsIn(EMPTY_POST, error.fields));
      else toast.error(`${adminUiTexts.notDone} ${messageOf(error)}`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** First checks whether the post can be published. */
  const runIfComplete = async (action: Action, done: string): Promise<void> => {
    setTried(true);
    if (Object.keys(problemsOf(session.snapshot().fields)).length > 0) return;
    await run(action, done);
  };
  // An error disappears when its field is corrected; an error that only the API found stays until the next attempt.
  const problems = { ...refused, ...(tried ? problemsOf(session.snapshot().fields) : {}) };
  return { run, runIfComplete, problems, busy };
}

const words = adminBlogTexts.rules;

/** Returns the errors that publishing would cause, in the API's own wording. */
function problemsOf(fields: PostFields): Problems<PostFields> {
  const { title, slug, summary, content, author, sources } = fields;
  const long = (text: string, least: number) => text.trim().length >= least;
  return {
    ...(!long(title, 5) && { title: words.title }),
    ...(!long(slug, 5) ? { slug: words.slugShort } : !isSlug(slug) && { slug: words.slug }),
    ...(!long(summary, 10) && { summary: words.summary }),
    ...(!long(author, 2) && { author: words.author }),
    ...(!long(content.replace(/<[^>]*>|&nbsp;/g, ''), 1) && { content: words.content }),
    ...(sources.some((source) => !isSource(source)) && { sources: words.sources }),
  };
}

const isSource = ({ title, url, checkedOn }: PostFields['sources'][number]) =>
  title.trim().length >= 3 && /^https?:\/\/\S+$/.test(url) && /^\d{4}-\d\d-\d\d$/.test(checkedOn);
