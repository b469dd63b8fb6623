import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import { serveFile } from '#mocks/kernel/files/serve-file.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Task } from '#mocks/kernel/transactions/transactions.ts'
import type { SiteReader, SiteReaders } from './answer-site.ts'
import { soundPath } from './reader-paths.ts'
import { settingsOf } from './reader-settings.ts'
import { addListen, addVisit } from './site-visits.ts'

interface Dependencies {
  read<Result>(task: Task<Result>): Promise<Result>
  write<Result>(task: Task<Result>): Promise<Result>
  files: FileStore
  bring(key: string): Promise<void>
}

function takesOf(tx: Transaction, { id }: Pick<ProjectRow, 'id'>) {
  return blocksOf(tx, id).flatMap(({ take_id }) => {
    const take = take_id === null ? undefined : tx.takes.get(take_id)
    return take ? [take] : []
  })
}

export function siteReader(tx: Transaction, key: string): SiteReader | undefined {
  const reader = tx.readers.first({ public_key: key })
  const project = reader && tx.projects.get(reader.id)
  if (!project) return undefined
  return {
    domain: project.domain ?? '',
    hasSubdomains: settingsOf(tx, project).include_subdomains,
    paragraphs: takesOf(tx, project).map(({ text, file, duration, words }) => ({
      text,
      url: soundPath(key, file),
      duration,
      words,
    })),
  }
}

export const worldReaders = ({ read, write, files, bring }: Dependencies): SiteReaders => ({
  find: (key) => read((tx) => siteReader(tx, key)),
  async sound(key, file, request) {
    const path = soundPath(key, file)
    const reader = await read((tx) => siteReader(tx, key))
    if (!reader?.paragraphs.some(({ url }) => url === path)) return new Response(null, { status: 404 })
    const { headers, method } = request
    return serveFile(files, new Request(new URL(files.url(file), request.url), { headers, method }), bring)
  },
  listen: (key, listen) =>
    write((tx) => {
      const reader = tx.readers.first({ public_key: key })
      if (reader) tx.readers.update(reader.id, { listens: addListen(reader.listens ?? [], listen) })
    }),
  visit: (key, visit) =>
    write((tx) => {
      const reader = tx.readers.first({ public_key: key })
      if (reader)
        tx.readers.update(reader.id, { visits: addVisit(reader.visits ?? [], { ...visit, at: tx.now }) })
    }),
})
