/** Class names of a CSS module are their own names in tests. */
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => target[name] ?? String(name) });
