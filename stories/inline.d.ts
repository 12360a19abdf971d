/** A file of the stories as a `data:` URL. */
declare module "*?inline" {
  const url: string;
  export default url;
}
