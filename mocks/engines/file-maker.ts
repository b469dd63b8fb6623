import type { Engines } from '#mocks/engines/engines.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore, NewFile } from '#mocks/kernel/files/file-store.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Task } from '#mocks/kernel/transactions/transactions.ts'

export interface MadeFile extends NewFile {
  keep?(tx: Transaction): void
}

export type MakeFile = (
  key: string,
  parts: { db: Database; files: FileStore; engines: Engines },
) => Promise<MadeFile | undefined>

interface Dependencies {
  make: MakeFile
  db: Database
  files: FileStore
  engines: Engines
  write<Result>(task: Task<Result>): Promise<Result>
}

/** Generates files on first request. Simultaneous requests share one generation. */
export function createFileMaker({ make, write, ...parts }: Dependencies): (key: string) => Promise<void> {
  const making = new Map<string, Promise<void>>()
  const bring = async (key: string) => {
    const file = await make(key, parts)
    if (!file) return
    await write((tx) => {
      tx.files.put({ ...file, key })
      file.keep?.(tx)
    })
  }
  return (key) => {
    const underway = making.get(key) ?? bring(key).finally(() => making.delete(key))
    making.set(key, underway)
    return underway
  }
}
