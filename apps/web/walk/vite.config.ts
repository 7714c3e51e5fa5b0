import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Every question on one page: the player's own parts, without a server behind them. */
export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
});
