type Props = {
  src: string;
  size?: number;
  /** Given: a picture with this name. Left out: decoration. */
  title?: string;
  /** Below the first screen. */
  lazy?: boolean;
  className?: string | undefined;
};

/** A square drawing served as a file: no script, and its room is kept before it loads. */
export function Drawing({ src, size = 240, title = '', lazy = false, className }: Props) {
  return (
    <img
      className={className}
      src={src}
      alt={title}
      width={size}
      height={size}
      draggable={false}
      decoding="async"
      {...(lazy ? { loading: 'lazy' as const } : {})}
    />
  );
}
