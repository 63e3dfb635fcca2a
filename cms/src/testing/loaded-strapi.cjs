module.exports = globalThis.loadedStrapi;
