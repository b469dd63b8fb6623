import {
  SAMPLE_PARTS,
  type SampleReader,
  sampleFile,
  sampleReaders,
} from '#mocks/features/audio/sample-recordings.ts'
import { timbrePreviewFile } from '#mocks/features/audio/timbre-previews.ts'
import { planExpiry } from '#mocks/features/runs/quote.ts'
import type { CloneRow, SampleRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { planCheck, planTraining } from '#mocks/services/cloning/clone-events.ts'
import { profileOf } from '#mocks/services/cloning/clone-samples.ts'
import { timbreOf, trainVoice } from '#mocks/services/cloning/clone-voice.ts'
import { saveRent } from '#mocks/services/cloning/rent-events.ts'
import type { VoiceFigures } from '#src/contract/cloning.ts'
import { genders } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import sampleMeasures from './sample-measures.json' with { type: 'json' }
import voiceFigures from './voice-figures.json' with { type: 'json' }

type SampleMeasures = Omit<SampleRow, 'id' | 'file' | 'file_name' | 'mime'>

const figuresByVoice: Readonly<Record<string, VoiceFigures | undefined>> = voiceFigures

const measuresByFile = sampleMeasures as unknown as Readonly<Record<string, SampleMeasures | undefined>>

export interface SeedClone {
  /** Reader of each sample; one reader for all by default. */
  readers: readonly (keyof typeof sampleReaders)[]
  parts?: number
  gender: 'WOMAN' | 'MAN'
  age?: CloneRow['age']
  accent?: string
  description?: string
  ownership?: CloneRow['ownership']
  isRented?: boolean
  isChanged?: boolean
}

/** How long an order of the demo customer waits before it continues, and the current step of a training. */
const CHECK_AFTER_MS = 10 * 60_000
const SEEDED_STEP = 6
const RENT_AFTER_MS = 5 * 3_600_000

function sampleOf(reader: SampleReader, part: number, id: number): SampleRow {
  const file = sampleFile(reader, part)
  const measured = measuresByFile[file]
  if (!measured) throw new RangeError(`${file} has not been measured`)
  return { ...measured, id, file, file_name: `${id}.wav`, mime: 'audio/wav' }
}

function samplesOf({ readers, parts = SAMPLE_PARTS }: SeedClone): SampleRow[] {
  return Array.from({ length: parts }, (_, part) => {
    const name = readers[part % readers.length] ?? 'nermin'
    return sampleOf(sampleReaders[name], part % SAMPLE_PARTS, part + 1)
  })
}

function seededLikeness(tx: Transaction, project: ProjectRow, clone: CloneRow): CloneRow['likeness'] {
  const { timbre, locale } = timbreOf(tx, project, clone)
  const preview = timbrePreviewFile(timbre, locale)
  const voice = figuresByVoice[preview]
  return voice ? { samples: profileOf(clone.samples), voice, preview } : null
}

const { COMPLETED, DRAFT, IN_PROGRESS, ORDERED, WAITING_FOR_ORDERING } = projectStatuses

function seedClone(tx: Transaction, project: ProjectRow, seed: SeedClone): CloneRow {
  const samples = samplesOf(seed)
  const isTraining = project.status === IN_PROGRESS
  const clone = tx.clones.create({
    id: project.id,
    gender: genders[seed.gender],
    age: seed.age ?? 'middle',
    accent: seed.accent ?? '',
    description: seed.description ?? '',
    ownership: seed.ownership ?? 'mine',
    samples,
    image: null,
    permission: null,
    voice_id: null,
    trained: [],
    is_rented: seed.isRented ?? false,
    progress: isTraining ? (SEEDED_STEP - 1) * 10 : 0,
    likeness: null,
  })
  if (project.status !== DRAFT) {
    tx.clones.update(clone.id, { likeness: seededLikeness(tx, project, clone) })
  }
  if (project.status === WAITING_FOR_ORDERING) planExpiry(tx, project)
  if (project.status === ORDERED) planCheck(tx, project, CHECK_AFTER_MS)
  if (isTraining) planTraining(tx, project, SEEDED_STEP, CHECK_AFTER_MS)
  if (project.status !== COMPLETED) return clone
  const voice = trainVoice(tx, project, clone)
  const trained = samples.map(({ id }) => id).slice(0, seed.isChanged ? -1 : undefined)
  const finished = tx.clones.update(clone.id, { voice_id: voice.id, trained })
  saveRent(tx, finished, RENT_AFTER_MS)
  return finished
}

export const clonedFrom = (seed: SeedClone) => (tx: Transaction, project: ProjectRow) => {
  seedClone(tx, project, seed)
  return undefined
}
