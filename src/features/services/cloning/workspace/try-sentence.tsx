import { AudioLines } from 'lucide-react'
import { useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { useRefusals } from '#src/api/use-refusals.ts'
import type { Project } from '#src/contract/project.ts'
import { sampleOf, usePreviewEnd, useSpeakInVoice } from '#src/features/voices/voice-sample.ts'
import type { FootStep } from '#src/features/workspace/workspace-foot.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useOpenInSpeech } from './try-mutations.ts'

const MAX_LENGTH = 300

/** A sentence to try the voice with, and the step that opens it in text to speech. */
export function useTrySentence(project: Project) {
  const { t } = useTranslation('cloning')
  const [sentence, setSentence] = useState('')
  const open = useOpenInSpeech(project)
  const refusals = useRefusals(refusalsOf(open.error))
  const step: FootStep = {
    label: sentence.trim() === '' ? t('try.use') : t('try.speak'),
    icon: AudioLines,
    isPending: open.isPending,
    pendingLabel: t('try.opening'),
    onPress: () => open.mutate(sentence.trim()),
  }
  return { sentence, setSentence, refusals, step }
}

export type TrySentenceState = ReturnType<typeof useTrySentence>

interface TrySentenceProps {
  trial: TrySentenceState
  project: Project
}

/** Speaks the sentence here, free like every sample of a voice. */
function HearSentence({
  project: { title, language, body, preview_url },
  sentence,
}: {
  project: Project
  sentence: string
}) {
  const { t } = useTranslation('cloning')
  usePreviewEnd()
  const id = body.clone?.voice_id
  const voice = typeof id === 'number' ? { id, name: title, preview_url: preview_url ?? '' } : undefined
  const text = sampleOf(sentence)
  const { isOn, isLoading, hasFailed, listen } = useSpeakInVoice(voice, { language, text })
  if (!voice) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon={<PlayIcon isOn={isOn} />}
        isPending={isLoading}
        pendingLabel={t('try.speaking')}
        disabled={text === ''}
        onClick={listen}
      >
        {isOn ? t('finished.pause') : t('try.hear')}
      </Button>
      <span role="status" className="text-13 text-muted">
        {hasFailed && t('try.failed')}
      </span>
    </div>
  )
}

export function TrySentence({ trial: { sentence, setSentence, refusals }, project }: TrySentenceProps) {
  const { t } = useTranslation('cloning')
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('try.label')}
        hint={t('try.hint')}
        error={refusals.of('text')}
        rows={2}
        maxLength={MAX_LENGTH}
        value={sentence}
        onChange={({ target }) => {
          setSentence(target.value)
          refusals.mend('text')
        }}
      />
      <HearSentence project={project} sentence={sentence} />
      <RefusalList refusals={refusals.beside(['text'])} />
    </div>
  )
}
