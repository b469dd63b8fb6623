import type { Project } from '#src/contract/project.ts'
import type { Call } from './next-call.ts'
import type { ServerCopy } from './server-copy.ts'

/** The copy once voice, language and the like are confirmed, and who speaks which segments. */
export function acknowledgeDefaults(
  copy: ServerCopy,
  { values, assignments }: Extract<Call, { kind: 'defaults' }>,
  project: Project,
): ServerCopy {
  const defaults = { ...copy.defaults, ...values }
  if (assignments.length === 0) return { ...copy, defaults }
  const versions = new Map(project.body.blocks.map(({ id, version }) => [id, version]))
  const blocks = new Map(copy.blocks)
  for (const { speakerId, ids } of assignments) {
    for (const id of ids) {
      const block = blocks.get(id)
      if (block?.segment)
        blocks.set(id, { ...block, version: versions.get(id), segment: { ...block.segment, speakerId } })
    }
  }
  return { ...copy, defaults, blocks }
}
