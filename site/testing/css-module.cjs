/** In tests, the class names of a CSS module equal their keys. */
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => target[name] ?? String(name) });
