# Caddy as a user who owns nothing but the certificates: docker build -f docker/caddy.Dockerfile -t sahra-caddy docker
FROM caddy:2-alpine
RUN mkdir -p /data/caddy && chown -R 1000:1000 /data
COPY Caddyfile /etc/caddy/Caddyfile
RUN chmod 644 /etc/caddy/Caddyfile
USER 1000:1000
