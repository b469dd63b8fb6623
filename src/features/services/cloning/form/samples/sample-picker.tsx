import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { VoiceRecorder } from '#src/audio/recording/lazy-recorder.ts'
import { MAX_SAMPLES } from '#src/contract/form-choices.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { SourceTabs } from '#src/features/create/source-tabs.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { readingScript } from './reading-scripts.ts'
import type { SampleBounds, Samples } from './use-samples.ts'

/** Asks before discarding a recording that is running or not added to the samples yet, then calls `leave`. */
export type LeaveRecording = (leave: () => void) => void

interface SamplePickerProps {
  samples: Samples
  bounds: SampleBounds
  /** Id of the voice's language, in which the script to read is shown. */
  language: number
  languageField?: ReactNode
  names: readonly string[]
  error: string | undefined
  isRecording: boolean
  onRecording: (isRecording: boolean) => void
  onLeaveRecording: LeaveRecording
}

const MAX_RECORDING_S = 300

const LAZY_PARTS = [VoiceRecorder]

function Files({ samples, bounds, names, error }: SamplePickerProps) {
  const { t } = useTranslation(['cloning-form', 'common'])
  const { problem, add } = samples
  const said =
    problem?.kind === 'tooLarge'
      ? t('samples.tooLarge', { name: problem.name, limit: bounds.maxMegabytes })
      : problem && t('samples.tooMany', { limit: MAX_SAMPLES })
  return (
    <DropZone
      label={t('samples.drop')}
      buttonLabel={t('samples.choose')}
      folderProblem={(name) => t('common:folder', { name })}
      hint={t('samples.hint', {
        list: bounds.extensions.map((ending) => ending.toUpperCase()).join(', '),
        limit: bounds.maxMegabytes,
      })}
      problem={said ?? error}
      accept={['audio/*', 'video/*', ...bounds.extensions.map((ending) => `.${ending}`)]}
      isMultiple
      isDisabled={names.length >= MAX_SAMPLES}
      onFiles={add}
    />
  )
}

function Recorder(props: SamplePickerProps) {
  const { samples, language, languageField, names, error, onRecording } = props
  const { t } = useTranslation('cloning-form')
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const code = languages.find(({ id }) => id === language)?.code
  const script = readingScript(code)
  return (
    <div className="flex flex-col gap-3">
      {error && <Notice tone="error">{error}</Notice>}
      {languageField}
      {script && (
        <figure className="rounded-md bg-sunken p-3">
          <figcaption className="text-13 text-muted">{t('samples.script')}</figcaption>
          <p lang={code} className="mt-1 text-16">
            {script}
          </p>
        </figure>
      )}
      {names.length >= MAX_SAMPLES ? (
        <p role="status">{t('samples.tooMany', { limit: MAX_SAMPLES })}</p>
      ) : (
        <LazyBoundary>
          <VoiceRecorder
            names={names}
            maxSeconds={MAX_RECORDING_S}
            useLabel={t('samples.use')}
            onUse={(file) => samples.add([file])}
            onBusyChange={onRecording}
          />
        </LazyBoundary>
      )}
    </div>
  )
}

export function SamplePicker(props: SamplePickerProps) {
  const { isRecording, onLeaveRecording } = props
  const [way, setWay] = useState<'files' | 'record'>('files')
  usePrefetchParts(LAZY_PARTS)
  return (
    <SourceTabs
      value={way}
      onChange={(way) => (isRecording ? onLeaveRecording(() => setWay(way)) : setWay(way))}
      sources={[
        { value: 'files', word: 'file', content: <Files {...props} /> },
        { value: 'record', word: 'recording', content: <Recorder {...props} /> },
      ]}
    />
  )
}
