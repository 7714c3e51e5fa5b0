import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

interface LandingServer {
  readonly renderLanding: () => Promise<string>;
}

/** Builds the landing for Node and renders it once. Asset names are hashes of content, so they equal the client build's. */
export async function prerenderLanding(root: string): Promise<string> {
  const outDir = join(root, 'dist/.server');
  await build({
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/landing-server.tsx',
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {
        input: 'src/app/landing-server.tsx',
        output: { entryFileNames: 'landing-server.js' },
      },
    },
  });
  const server: LandingServer = await import(pathToFileURL(join(outDir, 'landing-server.js')).href);
  const html = await server.renderLanding();
  await rm(outDir, { recursive: true, force: true });
  return html;
}
