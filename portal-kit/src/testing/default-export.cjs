/** Lets `import x from` find the default export of a CommonJS build, as webpack does. */
module.exports = {
  process: (source) => ({
    code: `${source}\nif (exports.__esModule && exports.default) module.exports = exports.default;`,
  }),
};
