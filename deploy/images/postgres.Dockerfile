# Postgres for the evaluation, started as its official image is: the same variables, the same folder of first statements.
FROM scratch
COPY root /
ENV PATH=/usr/local/bin:/usr/bin:/bin
ENV PGDATA=/data/postgres
USER 65532:65532
ENTRYPOINT ["node", "/app/start.mjs"]
