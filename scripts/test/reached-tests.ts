/** Imports of each file: paths from the root of the project. */
export type ImportsOf = ReadonlyMap<string, readonly string[]>

/** A test file, and how many imports separate it from a changed file; 0 if the test itself changed. */
export interface ReachedTest {
  readonly file: string
  readonly distance: number
}

const TEST = /\.(?:test|spec|stories)\.tsx?$/

/** Tests that use the changed files, the nearest first, and those in the same folder before others. */
export function reachedTests(changed: readonly string[], importsOf: ImportsOf): readonly ReachedTest[] {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of importsOf)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from])

  const distances = new Map(changed.map((file) => [file, 0]))
  let edge = [...changed]
  for (let distance = 1; edge.length > 0; distance++) {
    edge = edge.flatMap((file) => importers.get(file) ?? []).filter((file) => !distances.has(file))
    for (const file of edge) distances.set(file, distance)
  }
  const folders = new Set(changed.map(folderOf))
  const isElsewhere = (file: string) => Number(!folders.has(folderOf(file)))
  return [...distances]
    .filter(([file]) => TEST.test(file))
    .map(([file, distance]) => ({ file, distance }))
    .sort((a, b) => isElsewhere(a.file) - isElsewhere(b.file) || a.distance - b.distance)
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
