declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
// After the one above, which is the more exact: a style sheet that is only loaded.
declare module '*.css' {}
