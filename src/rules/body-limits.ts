import type { AnyEndpoint } from '../contract/endpoint.ts'
import { MEGABYTE, PICTURE_MAX_BYTES } from './limits.ts'
import { serviceLimits } from './service-limits.ts'

/** Names, boundaries and texts of a form besides its files. */
const FORM_TEXTS_BYTES = 2 * MEGABYTE

/** Limit of any upload: the same as that of the host in front of the API (`deploy/nginx`). */
export const UPLOAD_MAX_BYTES = 512 * MEGABYTE

/** Limit of a JSON body, unless a row below names another one. */
export const JSON_MAX_BYTES = MEGABYTE

/** For guests, whose input is short, and for calls without a body. */
export const SHORT_BODY_MAX_BYTES = 16 * 1024

/** A transcript of five hours, with the times of its words, is about 5 MB. */
export const SAVED_BODY_MAX_BYTES = 32 * MEGABYTE

/** Services whose projects start with files; the others send texts and at most a picture. */
const FILE_SERVICES: readonly string[] = Object.entries(serviceLimits).flatMap(([slug, limits]) =>
  'max_file_mb' in limits ? [slug] : [],
)

/** Whether a `Content-Type` is that of a form, in any case: only a form carries files. */
export const isFormType = (type: string | null): boolean => /^multipart\/form-data\b/i.test(type ?? '')

/**
 * Largest body of a call in bytes, checked before any of it is read or written.
 * @param type `Content-Type` of the body: a body that is no form is JSON, and has the limit of JSON
 * @param slug service of the call, if its path names one
 */
export function bodyLimit(
  { name, access, bodyType }: Pick<AnyEndpoint, 'name' | 'access' | 'bodyType'>,
  type: string | null,
  slug = '',
): number {
  if (bodyType === 'none' || access === 'guest') return SHORT_BODY_MAX_BYTES
  if (bodyType === 'json') return name === 'saveProject' ? SAVED_BODY_MAX_BYTES : JSON_MAX_BYTES
  if (!isFormType(type)) return JSON_MAX_BYTES
  if (FILE_SERVICES.includes(slug)) return UPLOAD_MAX_BYTES
  return PICTURE_MAX_BYTES + FORM_TEXTS_BYTES
}
