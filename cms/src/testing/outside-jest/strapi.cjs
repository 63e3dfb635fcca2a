module.exports = globalThis.loadOutsideJest('@strapi/strapi');
