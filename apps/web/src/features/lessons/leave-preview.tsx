import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type Root = Pick<ComponentProps<typeof Link>, 'className' | 'children'>;

/** Back to the page the adult came from; home for who opened the lesson by its address (P8.05). */
export function LeavePreview(root: Root) {
  const { history } = useRouter();
  return (
    <Link
      to="/"
      {...root}
      onClick={(event) => {
        if (!history.canGoBack()) return;
        event.preventDefault();
        history.back();
      }}
    />
  );
}
