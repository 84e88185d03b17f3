# One image: by itself the whole product with its data in /data, and every process of the distributed set by the commands that
# docker-compose.yml names.
#
#   docker build --tag combolab:0.1.0 . && docker run --init -p 3000:3000 -v combolab:/data combolab:0.1.0

FROM node:22.23.3-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY drawn-replay/package.json drawn-replay/
COPY platform/package.json platform/
COPY backend/package.json backend/
COPY search-indexer/package.json search-indexer/
COPY preview-worker/package.json preview-worker/
COPY frontend/package.json frontend/
COPY standalone/package.json standalone/
COPY bench/package.json bench/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY LICENSE NOTICE tsconfig.base.json ./
COPY scripts scripts
COPY contracts contracts
COPY drawn-replay drawn-replay
COPY platform platform
COPY preview-worker preview-worker
COPY backend backend
COPY search-indexer search-indexer
COPY frontend frontend
COPY standalone standalone
RUN node node_modules/@typescript/native/bin/tsc -b standalone && node scripts/bundle.mjs \
  && npm exec --workspace frontend -- vite build \
  && node scripts/assemble.mjs /image --as-built

# what runs needs Node alone. A stage of its own, because a layer that removes leaves everything in the one below
FROM node:22.23.3-bookworm-slim AS system
RUN rm -rf /usr/local/include /usr/local/share /usr/local/lib/node_modules /opt/yarn* \
      /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* \
  && install --directory --owner 1000 --group 1000 --mode 700 /data /backups

FROM scratch
COPY --from=system / /
# DATA_DIR is a folder in the volume: a backup is restored beside it, and takes its place in one step
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data/combolab
WORKDIR /app
COPY --from=build /image ./
USER 1000:1000
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=40s --retries=3 --start-period=60s CMD ["node", "scripts/health.mjs"]
CMD ["node", "bundle/one-machine.js"]
