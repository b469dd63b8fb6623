import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ChunkReport, chunkReportFile } from '../../scripts/build/chunk-report.ts'

const chunks: readonly ChunkReport[] = JSON.parse(readFileSync(chunkReportFile('production'), 'utf8'))

function chunkOf(module: string): ChunkReport {
  const chunk = chunks.find(({ modules }) => modules.includes(module))
  if (!chunk) throw new Error(`${module} is in no file`)
  return chunk
}

/** A file and all files that it imports. */
function closureOf(chunk: ChunkReport): ReadonlySet<ChunkReport> {
  const closure = new Set([chunk])
  for (const { imports } of closure)
    for (const name of imports) closure.add(chunks.find(({ file }) => file === name) ?? chunk)
  return closure
}

test('the tolerant reader is a file of at most 1 kB that no page needs', () => {
  const reader = chunkOf('src/api/loose-reader.ts')
  expect(reader.modules).toEqual(['src/api/loose-reader.ts'])
  expect(reader.gzBytes).toBeLessThanOrEqual(1_000)
  const users = chunks.filter(({ imports }) => imports.includes(reader.file))
  expect(users.flatMap(({ modules }) => modules).filter((module) => !module.startsWith('src/api/'))).toEqual(
    [],
  )
})

test.each(['read-tolerantly', 'other-formats', 'derivations', 'deviations', 'all-pages'])(
  'a response that violates the contract is read without the code of pages: %s',
  (name) => {
    const others = [...closureOf(chunkOf(`src/api/${name}.ts`))].filter(
      ({ name }) => !/^(?:start|calls)$/.test(name),
    )
    expect(
      others.flatMap(({ modules }) => modules).filter((module) => !module.startsWith('src/api/')),
    ).toEqual([])
  },
)
