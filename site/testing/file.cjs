module.exports = { __esModule: true, default: '/static/file' };
