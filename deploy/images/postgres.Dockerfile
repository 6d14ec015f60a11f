# Postgres for the evaluation, started as its official image is: the same variables, the same folder of first statements.
ARG BASE=docker.io/library/node:26.10.0-bookworm-slim
FROM ${BASE}
COPY root /
ENV PGDATA=/data/postgres
USER 65532:65532
ENTRYPOINT ["node", "/app/start.mjs"]
