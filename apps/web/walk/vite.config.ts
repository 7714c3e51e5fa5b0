import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Every question on one page, and every sound on another: our own parts, without a server behind them. */
export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, sounds: `${import.meta.dirname}/sounds.html` },
    },
  },
});
