# Debian's nginx with the configuration that ops/edge generates from the site's route table.
# docker build -f ops/docker/edge.Dockerfile -t nettobonus-edge .

FROM node:24-bookworm-slim AS configuration
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/domain packages/domain
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund --workspace @nettobonus/domain
COPY ops/edge ops/edge
ARG EDGE_HOST
RUN EDGE_HOST="$EDGE_HOST" \
    EDGE_LISTEN=8443 \
    EDGE_SITES=site-a:4321,site-b:4321 \
    EDGE_PLAIN_LISTEN=8080 \
    EDGE_CERTIFICATE=/etc/nginx/tls/certificate.pem \
    EDGE_KEY=/etc/nginx/tls/key.pem \
    EDGE_ASSETS_DIR=/srv/nettobonus/assets \
    EDGE_VERSIONS_DIR=/run/nettobonus-edge \
    EDGE_STATE_DIR=/var/cache/nettobonus-edge \
    node ops/edge/write-config.ts > /nginx.conf

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o www-data -g www-data /var/cache/nettobonus-edge
COPY --from=configuration /nginx.conf /etc/nginx/nginx.conf
USER www-data
EXPOSE 8443 8080
# SIGQUIT finishes open requests; SIGTERM would abort them.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s --retries=2 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8443"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
