import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { saveProject } from '#src/contract/projects.ts'
import { generate, payProject } from '#src/contract/runs.ts'
import { pricesChanged } from '#src/features/catalog/prices-changed.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { moneyOf } from '#src/rules/money.ts'
import { bodyOf, type RunRequest } from './run-request.ts'
import type { RunTarget } from './run-target.ts'

type Key = Pick<RunTarget['project'], 'slug' | 'id'>

/** Starts a run (balance mode). */
export async function startRun({ slug, id }: Key, wanted: RunRequest): Promise<Project> {
  return (await request(generate, { params: { slug, id }, body: bodyOf(wanted) })).project
}

/** Pays a quote from the balance (order mode): the server begins by itself. */
export async function payQuote({ slug, id }: Key): Promise<Project> {
  return (await request(payProject, { params: { slug, id } })).project
}

/** A change that costs nothing. Where its answer is lost, the project says what has become of it. */
function useFreeChange<Input>(
  { project, take, refresh }: RunTarget,
  change: (key: Key, input: Input) => Promise<Project>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(project, input),
    onSuccess(latest) {
      take(latest)
      projectChanged(client, project.slug)
      onDone?.()
    },
    onError() {
      pricesChanged(client)
      refresh()
    },
  })
}

/** Has a project quoted (order mode), at the price in qəpik that was shown, where one was. */
export const useQuote = (target: RunTarget) =>
  useFreeChange(target, async ({ slug, id }, price: number | undefined) => {
    const expected_price = price === undefined ? undefined : moneyOf(price)
    return (await request(generate, { params: { slug, id }, body: { scope: 'all', expected_price } })).project
  })

/**
 * Takes a quote back, or opens what was rejected for another try: saving nothing does either.
 * @param onDone told even when who has asked is gone from the page by then
 */
export const useReopen = (target: RunTarget, onDone?: () => void) =>
  useFreeChange<void>(
    target,
    async ({ slug, id }) => (await request(saveProject, { params: { slug, id }, body: {} })).project,
    onDone,
  )
