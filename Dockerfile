# The site as static files behind nginx, and the sandbox to try it with. docs/hosting/README.md says how to run both.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/kickstand
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY index.html vite.config.ts tsconfig.json ./
COPY public public
COPY machines machines
COPY sandbox sandbox
COPY src src
COPY tools tools
# The settings of docs/configuration.md; an empty one counts as absent. All of them are public: they stand in the scripts.
ARG VITE_API_BASE_URL="" \
    VITE_CONTACT_API_BASE_URL="" \
    VITE_API_TOKEN="" \
    VITE_PAYMENT_PROVIDER="" \
    VITE_PAYMENT_ORIGINS="" \
    VITE_SITE_URL="" \
    VITE_REPORT_URL="" \
    VITE_REPORT_RATE=""
RUN node tools/build/build.ts && node tools/serve/write-hosts.ts --container nginx.conf

FROM node:24.21.0-bookworm-slim AS sandbox
WORKDIR /srv/kickstand
COPY package.json ./
COPY --from=build /srv/kickstand/node_modules/hono node_modules/hono
COPY --from=build /srv/kickstand/node_modules/@hono/node-server node_modules/@hono/node-server
COPY sandbox sandbox
ENV HOST=0.0.0.0 PORT=4173 SANDBOX_DATA=/tmp/sandbox
EXPOSE 4173 4174
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4173/sandbox/hello').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "sandbox/serve.ts"]

# The last stage is the one that is built unless another is asked for.
FROM nginxinc/nginx-unprivileged:1.28.0-alpine-slim AS site
COPY --from=build /srv/kickstand/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /srv/kickstand/dist /srv/kickstand/dist
EXPOSE 8080
USER 101:101
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
    CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/robots.txt"]
# nginx itself, without the scripts of the image that would write into its configuration
ENTRYPOINT ["nginx", "-g", "daemon off;"]
CMD []
