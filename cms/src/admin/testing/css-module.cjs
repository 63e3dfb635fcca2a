/** In tests, the class names of a CSS module equal their keys. */
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };
