/** Class of the element inside which the components of the package are styled. */
const SCOPE = '.avaz-ui'

/** Rules that name things for the whole document, such as a typeface, and style nothing. */
const IS_NAMING = /^@(?:font-face|keyframes|property|charset|layer [^{]*;)/

/** The rules of a style sheet, each with its block. Comments between them are left out. */
function rulesOf(css: string): string[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const rules: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: sign, index } of text.matchAll(/"[^"]*"|'[^']*'|[{};]/g)) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    else if (sign !== ';') continue
    if (depth > 0 || (sign === ';' && depth !== 0)) continue
    rules.push(text.slice(start, index + 1).trim())
    start = index + 1
  }
  return rules
}

const blockOf = (rule: string) => {
  const open = rule.indexOf('{')
  return { head: rule.slice(0, open).trim(), body: rule.slice(open + 1, -1) }
}

/** Selectors for the page as a whole mean the element with the class. */
const ownRoot = (css: string) =>
  css
    .replaceAll(/:root\b|(?<![\w.-])(?:html|body)(?![\w-])(?=[^{};]*\{)/g, ':scope')
    .replaceAll(':scope, :host', ':scope')

/**
 * Restricts every rule of a style sheet to the inside of one element, so that it resets nothing of the page around
 * it; layers keep their order.
 */
export function scopeStyles(css: string): string {
  const scoped = (rules: string) => `@scope (${SCOPE}) {\n${ownRoot(rules)}\n}`
  return rulesOf(css)
    .map((rule) => {
      if (IS_NAMING.test(rule)) return rule
      if (!rule.startsWith('@layer')) return scoped(rule)
      const { head, body } = blockOf(rule)
      return `${head} {\n${scoped(body)}\n}`
    })
    .join('\n')
}
