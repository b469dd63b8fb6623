const TABLE_ROW = /^\| (\w+) \| (.+) \|$/

/** Allowed values by measure, from the table of docs/design.md. @throws TypeError without that table */
export function allowedValues(guide: string): ReadonlyMap<string, readonly string[]> {
  const section = guide.split('## Allowed values')[1]?.split('\n## ')[0]
  if (section === undefined) throw new TypeError('docs/design.md has no section of allowed values')
  const rows = section.split('\n').flatMap((line) => {
    const [, name, values] = TABLE_ROW.exec(line) ?? []
    return name && values && name !== 'measure' ? [[name, values.split(', ')] as const] : []
  })
  return new Map(rows)
}
