/** Vite gives a file's URL for an import that ends in `?url`. */
declare module '*?url' {
  const url: string;
  export default url;
}
