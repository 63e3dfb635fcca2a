-- One user for each service, the owner of its own database and nothing else. Runs by itself on an empty volume; on an
-- older one by hand, as docs/guides/run-in-production.md says, and may run again at any time.
\set ON_ERROR_STOP on
\getenv cms_password CMS_DATABASE_PASSWORD
\getenv accounts_password ACCOUNTS_DATABASE_PASSWORD

SELECT format('CREATE ROLE %I', name) FROM (VALUES ('cms'), ('accounts')) AS service (name)
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
ALTER ROLE cms LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'cms_password';
ALTER ROLE accounts LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'accounts_password';

SELECT format('CREATE DATABASE %I', name) FROM (VALUES ('cms'), ('accounts')) AS service (name)
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = name) \gexec
ALTER DATABASE cms OWNER TO cms;
ALTER DATABASE accounts OWNER TO accounts;
REVOKE ALL ON DATABASE cms, accounts FROM PUBLIC;

\connect cms
\ir own-objects.psql
\connect accounts
\ir own-objects.psql
