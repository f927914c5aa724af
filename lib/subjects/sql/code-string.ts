export type CodeLanguage = 'java' | 'csharp' | 'python' | 'javascript' | 'php'

const escapedJava = (line: string) => line.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\t', '\\t')

/** A script as the literal of a string whose value is that script, each line of it on a line of its own. */
export const codeStrings: Readonly<Record<CodeLanguage, (script: string) => string>> = {
  java(script) {
    const lines = script.split('\n')
    return `String sql = ${lines.map((line, at) => `"${escapedJava(line)}${at < lines.length - 1 ? '\\n' : ''}"`).join('\n    + ')};`
  },
  csharp: (script) => `string sql = @"${script.replaceAll('"', '""')}";`,
  python: (script) =>
    `sql = """${script.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"')}"""`,
  javascript: (script) =>
    `const sql = \`${script.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`;`,
  php: (script) => `$sql = '${script.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}';`,
}
