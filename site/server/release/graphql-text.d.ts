/** The bundler puts the text of a schema into the server. */
declare module '*.graphql' {
  const text: string;
  export default text;
}
