import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

export interface ChunkReport {
  readonly file: string
  readonly name: string
  readonly isEntry: boolean
  /** Compressed size, as a host sends it. */
  readonly gzBytes: number
  /** Modules as paths from the project root, with forward slashes; virtual modules are left out. */
  readonly modules: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

const FOLDER = join(import.meta.dirname, '..', '..', 'reports', 'chunks')
const ROOT = join(import.meta.dirname, '..', '..')

export const chunkReportFile = (build: 'production' | 'sandbox') => join(FOLDER, `${build}.json`)

/**
 * Writes which modules each chunk of the build contains, for the tests of the build and the benchmarks. Skipped
 * for a build to another folder, because its report would overwrite the one that belongs to `dist`.
 */
export function chunkReport(build: 'production' | 'sandbox'): Plugin {
  return {
    name: 'chunk-report',
    apply: 'build',
    writeBundle({ dir = ROOT }, bundle) {
      if (relative(ROOT, dir).startsWith('..')) return
      const chunks = Object.values(bundle).flatMap((output): ChunkReport[] => {
        if (output.type !== 'chunk') return []
        const { fileName, name, isEntry, imports, dynamicImports, moduleIds } = output
        const modules = moduleIds
          .filter((id) => id.startsWith(ROOT))
          .map((id) => relative(ROOT, id).split(sep).join('/').replace(/\?.*$/, ''))
        const gzBytes = gzipSync(output.code, { level: 9 }).length
        return [{ file: fileName, name, isEntry, gzBytes, imports, dynamicImports, modules }]
      })
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(chunkReportFile(build), JSON.stringify(chunks, null, 2))
    },
  }
}
