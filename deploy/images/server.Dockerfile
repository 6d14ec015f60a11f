# A server of Debian's for the evaluation, started as its official image is: with arguments.
FROM scratch
COPY root /
ENV PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
WORKDIR /data
USER 65532:65532
ENTRYPOINT ["/server"]
