# The studio, the editors' back office. A separate target, `migrate`, migrates all schemas.
# docker build -f ops/docker/studio.Dockerfile -t nettobonus-studio .
# docker build -f ops/docker/studio.Dockerfile --target migrate -t nettobonus-migrate .

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/site/package.json apps/site/
COPY apps/studio/package.json apps/studio/
COPY packages/domain/package.json packages/domain/
COPY packages/brand/package.json packages/brand/
COPY packages/store/package.json packages/store/
COPY content/package.json content/

FROM manifests AS build
# Not `npm ci`: it refuses a lock file without other platforms' binaries. `npm install` uses the locked versions too.
RUN npm install --no-audit --no-fund
COPY . .
RUN STUDIO_OUTPUT=standalone npm run build:studio

FROM manifests AS dependencies
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund --workspace @nettobonus/studio --workspace @nettobonus/content \
  && npm cache clean --force

# Runs once before site and studio start. Also contains the commands that need the schema owner's privileges.
FROM node:24-bookworm-slim AS migrate
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app ./
COPY packages packages
COPY content content
COPY apps/studio/src apps/studio/src
COPY ops/*.ts ops/
USER node
STOPSIGNAL SIGTERM
CMD ["node", "ops/migrate.ts"]

FROM node:24-bookworm-slim AS studio
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOSTNAME=0.0.0.0 \
    PORT=3001
WORKDIR /app
COPY --from=build /app/apps/studio/.next/standalone ./
COPY --from=build /app/apps/studio/.next/static apps/studio/.next/static
USER node
EXPOSE 3001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/studio/server.js"]
