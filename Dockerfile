# syntax=docker/dockerfile:1

# The workspace brings its own tools; the slim image brings the Node to start them with.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
# `--with-text-recognition` adds what reads pictures of text in PDFs, about 150 MB.
ARG BUNDLE_OPTIONS=""
# hadolint ignore=SC2086 -- several options are several words
RUN node scripts/bundle.mjs /nexus --without-node ${BUNDLE_OPTIONS}

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Nexus" \
      org.opencontainers.image.description="AI agents that answer for a business" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data
# What the server may write to: the embedded database, and nothing where DATABASE_URL is set.
RUN install --directory --owner=node --group=node --mode=0700 /data
VOLUME /data
WORKDIR /nexus
COPY --from=build /nexus .
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
# Whether to restart it. Whether to send it visitors is /readyz, which the proxy asks.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "server/dist/main.js"]
