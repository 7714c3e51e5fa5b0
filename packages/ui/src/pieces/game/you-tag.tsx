import looks from './you-tag.module.css';

/** Marks one's own row or card; the place it hangs on is `position: relative`. */
export const YouTag = ({ right = false }: { right?: boolean }) => (
  <span className={looks.tag} data-right={right || undefined}>
    You
  </span>
);
