import type { Project } from '#src/contract/project.ts'
import type { Call } from './next-call.ts'
import type { ServerCopy } from './server-copy.ts'

export function acknowledgeDefaults(
  copy: ServerCopy,
  { values, shared }: Extract<Call, { kind: 'defaults' }>,
  project: Project,
): ServerCopy {
  const defaults = { ...copy.defaults, ...values }
  if (!shared) return { ...copy, defaults }
  const versions = new Map(project.body.blocks.map(({ id, version }) => [id, version]))
  const blocks = new Map(copy.blocks)
  for (const id of shared.ids) {
    const block = blocks.get(id)
    if (!block?.own) continue
    blocks.set(id, { ...block, version: versions.get(id), own: shared.apply(id, block.own) })
  }
  return { ...copy, defaults, blocks }
}
