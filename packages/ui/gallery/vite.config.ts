import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: process.env.GALLERY_OUT ?? 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
});
