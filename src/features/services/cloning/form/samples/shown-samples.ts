import type { CloneSample } from '#src/contract/cloning.ts'
import type { SampleEntry } from './sample-entry.ts'
import type { ShownSample } from './sample-row.tsx'

export const shownEntry = ({
  id,
  file,
  url,
  duration,
  measures,
  isMeasuring,
  fault,
  sameAs,
  endsShort,
}: SampleEntry): ShownSample => ({
  id,
  name: file.name,
  file,
  url,
  duration,
  loudness: measures?.loudness ?? 0,
  clipping: measures?.clipping ?? 0,
  peaks: measures?.peaks ?? [],
  isUnheard: measures === undefined,
  fault,
  sameAs,
  endsShort,
  isMeasuring,
})

export const shownSample = ({ id, file_name, audio_url, ...sample }: CloneSample): ShownSample => ({
  ...sample,
  id: String(id),
  name: file_name,
  url: audio_url,
})
