import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { holdForm } from '#mocks/http/held-forms.ts'
import { formIn } from '#mocks/http/read-form.ts'

/**
 * The request with its form on the disk: files of hours need no memory. Anything else stays as it is.
 * @returns the request, and the file to remove once it is answered. @throws where the sender gives up; nothing is left
 */
export async function spoolForm(
  request: Request,
  folder: string,
): Promise<{ request: Request; file?: string }> {
  const type = request.headers.get('content-type') ?? ''
  if (!request.body || !type.startsWith('multipart/form-data')) return { request }
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
    return { request: holdForm(bare, { form, onProgress: () => undefined }), file }
  } catch {
    // A body that is no form is refused like an empty one.
    return { request: bare, file }
  }
}
