import type { Engines } from '#mocks/engines/engines.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import { type FileStore, keyIn } from '#mocks/kernel/files/file-store.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MessageKey } from '#mocks/messages/catalogue.ts'
import { parseUrl } from '#src/rules/parse-url.ts'
import { sourceAddressProblem } from '#src/rules/source-address.ts'
import { makeFile } from '../audio/make-file.ts'
import { refuseAddress } from '../refuse-address.ts'

/** A fictitious host of the sandbox's sample recordings, for customers without one. */
const SAMPLE_HOST = 'samples.avaz.example'
const SAMPLE = `https://${SAMPLE_HOST}/meeting-az.wav`

const refuseSourceAddress = (key: MessageKey) => fieldRefusal('source_url', key, { sample: SAMPLE })

const FILES = /\/sandbox\/files\/[^/]+\/[^/]+/

/**
 * Key of the file at an address. Loads nothing from the internet: only this sandbox's own files and samples exist.
 * @throws Refusal 422 at the field `source_url` with the reason
 */
export function keyOfAddress(address: string, origin: string): string {
  const whole = address.startsWith('/sandbox/') ? origin + address : address
  const problem = sourceAddressProblem(whole)
  const url = parseUrl(whole)
  // The sandbox itself may run on a host outside the internet.
  const isOwn = url?.origin === origin && FILES.test(url.pathname)
  if (url && isOwn && (problem === undefined || problem === 'private')) return keyIn(url.pathname)
  if (!url || problem) throw refuseAddress('source_url', problem ?? 'invalid')
  if (url.hostname !== SAMPLE_HOST) throw refuseSourceAddress('url_offline')
  return nameIn(url.pathname)
}

function nameIn(path: string): string {
  try {
    return decodeURIComponent(path.slice(1))
  } catch {
    throw refuseSourceAddress('url_invalid')
  }
}

interface FoundFile {
  file: File
  keep: ((tx: Transaction) => void) | undefined
}

export async function fileAtAddress(
  { db, files, engines, origin }: { db: Database; files: FileStore; engines: Engines; origin: string },
  address: string,
): Promise<FoundFile> {
  const key = keyOfAddress(address, origin)
  const there = await files.read(key)
  if (there) {
    const file = new File([there], files.record(key)?.name ?? key, { type: there.type })
    return { file, keep: undefined }
  }
  const made = await makeFile(key, { db, engines })
  if (!made) throw refuseSourceAddress('url_gone')
  const keep = (tx: Transaction) => {
    tx.files.put(made)
    made.keep?.(tx)
  }
  return { file: new File([made.content], made.name, { type: made.mime }), keep }
}
