# The public site, and the small commands that run alongside it (ops/edge).
# docker build -f ops/docker/site.Dockerfile -t nettobonus-site .

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
RUN ASTRO_TELEMETRY_DISABLED=1 npm run build

FROM manifests AS dependencies
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund --workspace @nettobonus/site && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4321 \
    SNAPSHOT_PATH=/var/lib/nettobonus/snapshot.ndjson \
    CLICK_SPOOL_DIR=/var/lib/nettobonus/click-spool
WORKDIR /app
COPY --from=dependencies /app ./
COPY packages/domain packages/domain
COPY packages/store packages/store
COPY ops/edge ops/edge
COPY --from=build /app/apps/site/dist apps/site/dist
# The only writable folders; new volumes mounted there inherit this owner.
RUN install -d -o node -g node /var/lib/nettobonus /srv/nettobonus/assets
USER node
EXPOSE 4321
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=2 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "apps/site/dist/server/entry.mjs"]
