module.exports = globalThis.loadOutsideJest('@strapi/utils');
