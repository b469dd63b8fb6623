import { page } from 'vitest/browser'
import type { Engines } from '#mocks/engines/engines.ts'
import { setPace } from '#mocks/features/runs/pace.ts'
import type { World } from '#mocks/world.ts'
import { openApp } from './open-app.tsx'
import { quickEngines } from './quick-engines.ts'

/** Pace of the run; short, since nobody watches here. */
const PACE_MS = 150

export const MEETING = 'Planlaşdırma iclası'

export const projectOf = ({ db }: World, title: string) => db.projects.first({ customer_id: 1, title })

/** Segments of a transcript in the backend, in order. */
export function segmentsOf(world: World, title = MEETING) {
  const { id = 0 } = projectOf(world, title) ?? {}
  const outline = world.db.outlines.get(id)?.block_ids ?? []
  return outline.flatMap((block) => world.db.blocks.get(block) ?? [])
}

export const segmentText = (place: number) =>
  page.getByRole('textbox', { name: `Text of segment ${place}`, exact: true })

/** The app in English with a seeded transcript open. */
export const openTranscript = (title = MEETING, engines: Partial<Engines> = {}) =>
  openApp('/en/services', {
    scenario: 'transcripts',
    engines: { ...quickEngines(), ...engines },
    prepare(world) {
      void world.write((tx) => setPace(tx, PACE_MS))
      return `/en/services/speech-to-text/${projectOf(world, title)?.id}`
    },
  })
