import type { RequestInput } from '#src/api/request-input.ts'
import { type UploadOptions, upload } from '#src/api/upload.ts'
import type { BodyOf } from '#src/contract/endpoint.ts'
import { initProject } from '#src/contract/projects.ts'

export type NewProject = BodyOf<typeof initProject>

export const sendProject = (input: RequestInput<typeof initProject>, options: UploadOptions) =>
  upload(initProject, input, options)
