# One image for every process of the distributed set; docker-compose.yml names their commands.

FROM node:22.23.3-bookworm-slim AS manifests
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

FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY scripts scripts
COPY contracts contracts
COPY drawn-replay drawn-replay
COPY platform platform
COPY preview-worker preview-worker
COPY backend backend
COPY search-indexer search-indexer
COPY frontend frontend
RUN npx tsc -b backend search-indexer preview-worker && node scripts/bundle.mjs \
  && npm exec --workspace frontend -- vite build
# tests, and maps that only they need
RUN find ./*/dist -type f \( -name '*.test.*' -o -name '*.d.ts' -o -name '*.map' \) -delete

FROM manifests AS packages
# ffprobe comes without its executable bit, and the root of a running container cannot be changed
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
      --workspace backend --workspace search-indexer --workspace preview-worker \
  && chmod 755 node_modules/@ffmpeg-installer/*/ffmpeg node_modules/@ffprobe-installer/*/ffprobe

FROM node:22.23.3-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/bundle bundle
COPY --from=build /app/contracts/dist contracts/dist
COPY --from=build /app/drawn-replay/dist drawn-replay/dist
COPY --from=build /app/platform/dist platform/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/search-indexer/dist search-indexer/dist
COPY --from=build /app/preview-worker/dist preview-worker/dist
COPY --from=build /app/frontend/dist-web frontend/dist-web
COPY LICENSE NOTICE ./
USER 1000:1000
EXPOSE 3000 9464
CMD ["node", "bundle/backend.js", "--page=frontend/dist-web"]
