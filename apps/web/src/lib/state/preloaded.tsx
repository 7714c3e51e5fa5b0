import { lazy, type ComponentType } from 'react';

/**
 * A component whose code is no part of the page's first code. Once `preload` is done it is drawn at once; `lazy` alone would show
 * what stands in for it even then, for up to 300 ms.
 */
export function preloaded<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Later: ComponentType<Props> = lazy(preload);
  let drawn: ComponentType<Props> | null = null;
  function Preloaded(props: Props) {
    // Chosen once: React does not take another component for one that waits. A `lazy` that has come is drawn at once, too.
    drawn ??= loaded ?? Later;
    const Drawn = drawn;
    return <Drawn {...props} />;
  }
  return [Preloaded, preload] as const;
}
