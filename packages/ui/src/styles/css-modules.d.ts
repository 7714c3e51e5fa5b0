declare module '*.module.css' {
  const classes: Record<string, string | undefined>;
  export default classes;
}
