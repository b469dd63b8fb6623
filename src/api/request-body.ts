import type { AnyEndpoint } from '#src/contract/endpoint.ts'

const isFile = (value: unknown) => value instanceof Blob || (Array.isArray(value) && value[0] instanceof Blob)

function toFormData(body: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) && isFile(value) ? value : [value]) {
      if (item === undefined || item === null) continue
      const isPlain = item instanceof Blob || typeof item === 'string'
      form.append(name, isPlain ? item : JSON.stringify(item))
    }
  }
  return form
}

interface EncodedBody {
  headers: Readonly<Record<string, string>>
  body: string | FormData | undefined
}

/**
 * Encodes the body of a call. Without files: JSON. With files: multipart; the name of several files is repeated,
 * strings are unchanged, other values are JSON parts.
 */
export function encodeBody(bodyType: AnyEndpoint['bodyType'], body: unknown): EncodedBody {
  if (bodyType === 'none' || body === undefined) return { headers: {}, body: undefined }
  if (
    bodyType === 'multipart' &&
    typeof body === 'object' &&
    body !== null &&
    Object.values(body).some(isFile)
  ) {
    return { headers: {}, body: toFormData(body) }
  }
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}
