# The base of `--base`: Debian's C libraries and the `node` package of npm, without a shell.
FROM scratch
COPY root /
ENV PATH=/usr/local/bin:/usr/bin:/bin
ENTRYPOINT ["node"]
