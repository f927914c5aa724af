/* Markdown that the compile step (scripts/tools/templates.mjs) turns into data. */
declare module '*.template.md' {
  const template: import('./template').Template
  export default template
}
declare module '*.clause.md' {
  const clause: import('./template').Clause
  export default clause
}
