import type {} from 'react';

// React's style type knows no custom properties. A file that sets one names this file, so that other packages see it too.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
