interface Document {
  components: { schemas: Record<string, unknown> }
}

const mentionedSchemas = (part: unknown): readonly string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)

/** The document without schemas that nothing refers to, directly or indirectly. */
export function withoutUnused<D extends Document>(document: D): D {
  const { schemas, ...components } = document.components
  const used = new Set<string>()
  let found = mentionedSchemas({ ...document, components })
  while (found.length > 0) {
    for (const name of found) used.add(name)
    found = found.flatMap((name) => mentionedSchemas(schemas[name])).filter((name) => !used.has(name))
  }
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } }
}
