const PLURAL = /_(?:zero|one|two|few|many|other)$/
const LITERALS = /'([\w.:-]+)'|"([\w.:-]+)"/g
const TEMPLATES = /`([^`\n]*\$\{[^`\n]*)`/g

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Keys that a template can produce. A template that consists only of values would match any key and is ignored. */
function templateOf(text: string): readonly RegExp[] {
  const parts = text.split(/\$\{[^}]*\}/)
  const isKey = parts.every((part) => /^[\w.:-]*$/.test(part)) && parts.some((part) => /\w/.test(part))
  return isKey ? [new RegExp(`^${parts.map(escapePattern).join('[\\w.-]+')}$`)] : []
}

/**
 * Keys of a namespace that no source uses, neither as a literal nor by a template such as `status.${status}`.
 * Plural forms count as their stem.
 */
export function unusedTextsIn(
  sources: readonly string[],
): (namespace: string, keys: readonly string[]) => readonly string[] {
  const literals = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(LITERALS)].map(([, single, double]) => single ?? double ?? ''),
    ),
  )
  const texts = new Set(
    sources.flatMap((source) => [...source.matchAll(TEMPLATES)].map(([, text = '']) => text)),
  )
  const templates = [...texts].flatMap(templateOf)
  const isUsed = (name: string) => literals.has(name) || templates.some((template) => template.test(name))
  return (namespace, keys) =>
    [...new Set(keys.map((key) => key.replace(PLURAL, '')))].filter(
      (key) => !isUsed(key) && !isUsed(`${namespace}:${key}`),
    )
}
