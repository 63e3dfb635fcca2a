# PostgreSQL that is its own user from the start: docker build -f docker/postgres.Dockerfile -t sahra-postgres docker
FROM postgres:18-alpine
# A volume begins as a copy of the first folder; the second is in memory, and takes its mode from here.
RUN mkdir -p "$PGDATA" && chown -R postgres:postgres /var/lib/postgresql && chmod 700 "$PGDATA" \
  && chmod 1777 /var/run/postgresql
COPY postgres /docker-entrypoint-initdb.d
RUN chmod -R a+rX /docker-entrypoint-initdb.d
USER postgres
