import { useQuery } from '@tanstack/react-query'
import { MAX_SPEAKERS } from '#src/contract/generate-body.ts'
import type { Voice } from '#src/contract/voices.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { VoiceModal } from '#src/features/voices/voice-modal.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { renewalPrice } from '#src/rules/dubbing.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { voiceOf } from '../dub/fit.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import { changeVoice } from '../dub/speaker-commands.ts'

interface SegmentsVoiceProps {
  keys: readonly string[]
  onClose: () => void
}

/** Chooses the voice of selected segments, in the language that is shown. */
export function SegmentsVoice({ keys, onClose }: SegmentsVoiceProps) {
  const { t } = useTranslation('dubbing-lazy')
  const editor = useEditor()
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const { data: service } = useQuery(catalogQueries.service('dubbing'))
  const language = useSignal(useOpenDub().language)
  const segments = keys.flatMap((key) => dubOf(editor.store.getBlock(key)) ?? [])
  const [first] = segments
  function priceOf({ id }: Voice) {
    const seconds = segments.reduce((sum, { start, end, translations }) => {
      const spoken = translations[language]?.spoken
      return spoken && spoken.voice_id !== id ? sum + end - start : sum
    }, 0)
    return service && seconds > 0 ? renewalPrice(seconds, service) : undefined
  }
  function use(voice: Voice) {
    onClose()
    const command = changeVoice(editor.store.getState(), keys, language, voice)
    if (!command) return notifications.toast(t('several.tooManySpeakers', { limit: MAX_SPEAKERS }), 'error')
    const names = command.added.join(', ')
    if (editor.run(command) && names !== '') editor.offerUndo(t('several.voiceAdded', { names }))
  }
  return (
    <VoiceModal
      language={language}
      languages={languages}
      currentId={(first && voiceOf(dubDefaultsOf(editor.store.getDefaults()), first, language)) ?? null}
      text={first?.translations[language]?.text}
      scopes={['block']}
      priceOf={priceOf}
      isSamePrice
      onUse={use}
      onClose={onClose}
    />
  )
}
