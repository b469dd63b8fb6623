import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { attachForm } from '#mocks/http/attached-forms.ts'
import { formIn } from '#mocks/http/read-form.ts'
import { isFormType } from '#src/rules/body-limits.ts'

/**
 * Writes the form of a request to disk: files of hours of sound need no memory. Any other request is returned
 * unchanged.
 * @returns the request, and the file to delete after the response. @throws Error if the sender aborts; nothing is
 * left
 */
export async function spoolForm(
  request: Request,
  folder: string,
): Promise<{ request: Request; file?: string }> {
  const type = request.headers.get('content-type') ?? ''
  if (!request.body || !isFormType(type)) return { request }
  const file = join(folder, randomUUID())
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), createWriteStream(file))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  const { url, method, headers, signal } = request
  const bare = new Request(url, { method, headers, signal })
  try {
    const form = await formIn(await openAsBlob(file), type)
    return { request: attachForm(bare, { form, onProgress: () => undefined }), file }
  } catch {
    // An invalid form is refused like an empty one.
    return { request: bare, file }
  }
}
