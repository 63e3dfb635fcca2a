/** In tests, style sheets are not loaded. */
module.exports = {};
