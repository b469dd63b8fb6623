import type { OwnChange, OwnContent, SharedChange } from '#src/features/editor/editor-context.ts'
import { Segment } from '#src/features/segments/segment.ts'

interface Assignment {
  readonly speakerId: string
  readonly ids: readonly number[]
}

/**
 * Changed speakers of segments. Sent together with the speakers' names, so that no segment refers to a removed
 * speaker.
 */
class Assignments implements SharedChange {
  readonly assignments: readonly Assignment[]
  readonly #speakerOf: ReadonlyMap<number, string>

  constructor(assignments: readonly Assignment[]) {
    this.assignments = assignments
    this.#speakerOf = new Map(
      assignments.flatMap(({ speakerId, ids }) => ids.map((id) => [id, speakerId] as const)),
    )
  }

  get ids() {
    return [...this.#speakerOf.keys()]
  }

  apply(id: number, own: OwnContent): OwnContent {
    const speakerId = this.#speakerOf.get(id)
    return own instanceof Segment && speakerId !== undefined ? own.with({ speakerId }) : own
  }

  toBody() {
    return {
      assignments: this.assignments.map(({ speakerId, ids }) => ({
        speaker_id: speakerId,
        block_ids: [...ids],
      })),
    }
  }
}

export function assignmentsIn(changes: readonly OwnChange[]): SharedChange | undefined {
  const idsOf = new Map<string, number[]>()
  for (const { id, own, was } of changes) {
    if (!(own instanceof Segment) || own.speakerId === null) continue
    if (was instanceof Segment && was.speakerId === own.speakerId) continue
    const ids = idsOf.get(own.speakerId) ?? []
    ids.push(id)
    idsOf.set(own.speakerId, ids)
  }
  const assignments = [...idsOf].map(([speakerId, ids]) => ({ speakerId, ids }))
  return assignments.length > 0 ? new Assignments(assignments) : undefined
}
