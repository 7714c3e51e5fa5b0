import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { PRODUCT } from '@noodlenaut/domain';
import type { FastifyInstance } from 'fastify';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { CALL_IDS, restOf } from '../calls/all-calls.ts';
import { restEndpoint } from '../calls/rest-endpoint.ts';
import { appRouter } from '../router.ts';

/** The OpenAPI document of all calls, made from the router; each says which call it is. As text, the form in which it is asked for. */
function writeDocument(): string {
  const document = generateOpenApiDocument(appRouter, {
    title: `${PRODUCT.name} API`,
    version: '1',
    baseUrl: '/api',
    description:
      'Sessions are the cookie sessionId or the bearer that sign-in returns. Errors are JSON with message and code.',
  });
  for (const id of CALL_IDS) {
    const { method, path } = restEndpoint(restOf(id));
    const operation: unknown = Reflect.get(document.paths?.[path] ?? {}, method.toLowerCase());
    Object.assign(Object(operation), { summary: id, tags: [id.split('.')[0]] });
  }
  return JSON.stringify(document);
}

/** Half a second of work. But for the address it is the same for every app of a process. */
let written: string | null = null;

/** /api/openapi.json, and a page to browse it that loads only our own files. */
export async function mountOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  written ??= writeDocument();
  const document = { ...JSON.parse(written), servers: [{ url: `${publicUrl}/api` }] };
  app.get('/api/openapi.json', () => document);
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
