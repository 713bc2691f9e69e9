import { OpenedItem } from '../../../../admin-ui/editing/OpenedItem';
import { useEditedId } from '../../../../admin-ui/editing/use-edited-id';
import { useGetAdminPostQuery } from '../../../../api/admin-posts';
import { adminPostPath } from '../../../../config/admin-paths';
import { paths } from '../../../../config/paths';
import type { CategoryOption } from '../CategoryTag';
import { adminBlogTexts } from '../texts';
import { PostEditor } from './PostEditor';

/** The editor of one post, or of a new one, which gets its id when typing starts. */
export function PostEditScreen({ categories }: { categories: readonly CategoryOption[] }) {
  const { id, onBorn } = useEditedId(adminPostPath);
  if (id) return <StoredPost key={id} id={id} categories={categories} />;
  return <PostEditor key="new" post={null} categories={categories} onBorn={onBorn} />;
}

function StoredPost({ id, categories }: { id: string; categories: readonly CategoryOption[] }) {
  const query = useGetAdminPostQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <OpenedItem query={query} words={adminBlogTexts.editor} backTo={paths.adminBlog}>
      {(post) => <PostEditor post={post} categories={categories} onBorn={() => undefined} />}
    </OpenedItem>
  );
}
