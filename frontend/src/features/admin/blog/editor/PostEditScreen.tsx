import { OpenedItem } from '../../../../admin-ui/editing/OpenedItem';
import { useEditedId } from '../../../../admin-ui/editing/use-edited-id';
import { useGetAdminPostQuery } from '../../../../api/admin-posts';
import { adminPostPath } from '../../../../config/admin-paths';
import { paths } from '../../../../config/paths';
import type { CategoryOption } from '../CategoryTag';
import { adminBlogMessages } from '../texts';
import { PostEditor } from './PostEditor';

/** One post in the editor, or a new one, which gets its address with its first words. */
export function PostEditScreen({ categories }: { categories: readonly CategoryOption[] }) {
  const { id, onBorn } = useEditedId(adminPostPath);
  if (id) return <StoredPost key={id} id={id} categories={categories} />;
  return <PostEditor key="new" post={null} categories={categories} onBorn={onBorn} />;
}

function StoredPost({ id, categories }: { id: string; categories: readonly CategoryOption[] }) {
  const query = useGetAdminPostQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <OpenedItem query={query} words={adminBlogMessages.editor} backTo={paths.adminBlog}>
      {(post) => <PostEditor post={post} categories={categories} onBorn={() => undefined} />}
    </OpenedItem>
  );
}
