import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LEAVES_UNASKED } from './use-leave-guard';

/**
 * Which one the address of an editor names; null for a new one, also once it has been born in this editor and got an
 * address of its own: what is typed goes on in the same form.
 */
export function useEditedId(pathOf: (id: string) => string): { id: string | null; onBorn: (id: string) => void } {
  const { id } = useParams();
  const [born, setBorn] = useState<string | null>(null);
  const navigate = useNavigate();
  const onBorn = useCallback(
    (made: string) => {
      setBorn(made);
      void navigate(pathOf(made), { replace: true, preventScrollReset: true, state: LEAVES_UNASKED });
    },
    [navigate, pathOf],
  );
  return { id: id && id !== born ? id : null, onBorn };
}
