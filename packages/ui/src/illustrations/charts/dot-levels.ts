/** How high each dot stands: on top of those it would otherwise touch. */
export function dotLevels(values: readonly number[], width: number): number[] {
  const levels: number[] = [];
  values.forEach((value, index) => {
    const taken = values
      .slice(0, index)
      .flatMap((other, at) => (Math.abs(other - value) < width - 1e-9 ? [levels[at] ?? 0] : []));
    let level = 0;
    while (taken.includes(level)) level += 1;
    levels.push(level);
  });
  return levels;
}
