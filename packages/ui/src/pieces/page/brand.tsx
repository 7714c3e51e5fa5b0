import { PRODUCT } from '@noodlenaut/domain';
import { ProductMark } from '../../drawings/product-mark.tsx';
import type { RenderRoot } from '../base/render-root.ts';
import styles from './brand.module.css';

/** Where a header is narrow the name takes two lines, the longer part first. */
const CUT = Math.ceil(PRODUCT.name.length / 2) + 1;

/** Mark and name, the way home. On a phone the mark stands alone. */
export function Brand({ renderRoot }: { renderRoot: RenderRoot }) {
  return renderRoot({
    className: styles.brand ?? '',
    'aria-label': `${PRODUCT.name} home`,
    children: (
      <>
        <ProductMark />
        <b className={styles.name}>
          <span>{PRODUCT.name.slice(0, CUT)}</span>
          <span>{PRODUCT.name.slice(CUT)}</span>
        </b>
      </>
    ),
  });
}
