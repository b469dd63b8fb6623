# docker build -f deploy/sandbox.Dockerfile -t avaz-sandbox .
# docker run -p 127.0.0.1:4010:4010 avaz-sandbox
# SANDBOX_OPTIONS has further options of the server, e.g. "--scenario low-balance --allow-host sandbox". Its world is in /data.
# A build argument installs engines, which are optional: --build-arg ENGINES="wasm-media-encoders @napi-rs/canvas"; without the
# speech engine texts are hummed.
# `npm run docker:prove` carries these very steps out in a Debian root, without a Docker engine.
FROM debian:trixie-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates npm && rm -rf /var/lib/apt/lists/*
# Debian's npm 9 cannot read the `overrides` of package.json and refuses the lock file.
RUN npm install --global --ignore-scripts npm@11.21.2
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No script of a package runs but the one that is needed.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build:sandbox-package
ARG ENGINES
# Node comes from the project's packages, because Debian's is older than the sandbox needs.
RUN mkdir /sandbox && cp "$(npm exec -- node -p process.execPath)" /sandbox/node && npm pack --silent --pack-destination /tmp ./dist-sandbox-package && cd /sandbox && npm install --ignore-scripts --no-audit --no-fund /tmp/avaz-sandbox-*.tgz $ENGINES

FROM debian:trixie-slim
COPY --from=build /sandbox /sandbox
RUN mkdir /data && chown www-data /data
WORKDIR /sandbox
USER www-data
EXPOSE 4010
CMD ["/bin/sh", "-c", "exec ./node node_modules/@avaz/sandbox/bin.js --host 0.0.0.0 --data /data/world.jsonl $SANDBOX_OPTIONS"]
