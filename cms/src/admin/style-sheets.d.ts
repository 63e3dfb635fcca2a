declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
// After the one above, which is more exact: a style sheet that is only loaded.
declare module '*.css' {}
