import { z } from 'zod';

/** What our objects of Kubernetes say that the test compares. */
export const LABELS = z.record(z.string(), z.string());
export const SELECTOR = z.object({ matchLabels: LABELS });
export const SERVICE = z.object({
  selector: LABELS,
  ports: z.tuple([z.object({ port: z.number(), targetPort: z.string() })]),
});
export const POLICY = z.object({
  podSelector: SELECTOR,
  ingress: z.array(
    z.object({
      from: z.tuple([z.object({ podSelector: SELECTOR.optional(), namespaceSelector: SELECTOR.optional() })]),
      ports: z.tuple([z.object({ port: z.number() })]),
    }),
  ),
});
export const INGRESS = z.object({
  rules: z.tuple([
    z.object({
      host: z.string(),
      http: z.object({
        paths: z.tuple([
          z.object({
            backend: z.object({
              service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }),
            }),
          }),
        ]),
      }),
    }),
  ]),
  tls: z.tuple([z.object({ hosts: z.tuple([z.string()]), secretName: z.string() })]),
});
