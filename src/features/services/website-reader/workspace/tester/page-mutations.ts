import { useMutation } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { updateSettings } from '#src/contract/projects.ts'

const FIELDS = ['page_url']

interface Fetching {
  /** Each failure is shown next to its address, without a message for all. */
  readonly isOfMany?: boolean
}

/** Fetches a page of the reader's site through the server, because browsers cannot read pages of other sites. */
export const useFetchPage = ({ slug, id }: Project, { isOfMany = false }: Fetching = {}) =>
  useMutation({
    mutationFn: (page_url: string) => request(updateSettings, { params: { slug, id }, body: { page_url } }),
    meta: isOfMany ? { silent: true } : { saidFields: FIELDS },
  })
