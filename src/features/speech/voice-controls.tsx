import { AudioWaveform, SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import type { Voice } from '#src/contract/voices.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useEditor, useProjectDefaults, useSummary } from '#src/features/editor/editor-context.ts'
import { useVoiceRefusal } from '#src/features/editor/editor-notices.tsx'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { useSignal } from '#src/ui/use-signal.ts'

const ProjectSpeech = lazyPartsWith(['editor-modals'])('ProjectSpeech', () => import('./project-speech.tsx'))

interface VoiceControlsProps {
  voice: Voice | undefined
  isKnown: boolean
  onChoose: () => void
}

/** Name of the project's voice; the name in the project until the voices are loaded. */
function useVoiceName({ voice, isKnown }: Pick<VoiceControlsProps, 'voice' | 'isKnown'>) {
  const { voiceId } = useProjectDefaults()
  const { voice_id, voice_name } = useSignal(useEditor().body)
  return voice?.name ?? (isKnown || voiceId !== voice_id ? undefined : voice_name)
}

export function VoiceControls({ voice, isKnown, onChoose }: VoiceControlsProps) {
  const { t } = useTranslation('editor')
  const name = useVoiceName({ voice, isKnown })
  const isReadOnly = !isEditable(useSummary())
  const refusal = useVoiceRefusal()
  const refusalId = useId()
  return (
    <>
      <Button
        size="small"
        icon={<AudioWaveform size={16} aria-hidden className="shrink-0 max-sm:hidden" />}
        disabled={isReadOnly}
        aria-haspopup="dialog"
        aria-describedby={refusal === undefined ? undefined : refusalId}
        onClick={onChoose}
      >
        <span className="max-md:wrap-long md:truncate">
          {name ? t('voice.current', { name }) : t(isKnown ? 'voice.choose' : 'voice.label')}
        </span>
      </Button>
      <Popover
        label={t('speech.title')}
        trigger={(props) => (
          <IconButton
            {...props}
            label={t('speech.title')}
            icon={<SlidersHorizontal size={20} aria-hidden />}
            disabled={isReadOnly}
          />
        )}
      >
        {() => (
          <div className="min-h-24 w-64">
            <LazyBoundary>
              <ProjectSpeech />
            </LazyBoundary>
          </div>
        )}
      </Popover>
      {refusal !== undefined && (
        <p id={refusalId} role="alert" className="wrap-long w-full text-13 text-danger">
          {refusal}
        </p>
      )}
    </>
  )
}
