import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { speaksLanguage } from '#src/features/voices/select-voices.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { Quote, Tariff } from './use-quote.ts'

export interface Obstacle {
  readonly text: string
  readonly isVoice?: boolean
  readonly retry?: () => void
}

export function useObstacle(
  { voices, retry }: Tariff,
  { tooLong, changed, all }: Quote,
): Obstacle | undefined {
  const { t } = useTranslation('editor')
  const { voiceId, language } = useProjectDefaults()
  const { voice_id } = useSignal(useEditor().body)
  if (retry) return { text: t('obstacle.prices'), retry }
  const [first] = tooLong
  if (first !== undefined) return { text: t('obstacle.tooLong', { number: first, count: tooLong.length }) }
  if (!voices || (changed.blocks === 0 && all.blocks > 0)) return undefined
  const voice = voices.find(({ id }) => id === voiceId)
  // The server does not send the name of the project's voice.
  if (!voice && voiceId === null && voice_id === undefined) return undefined
  if (!voice) return { text: t('obstacle.noVoice'), isVoice: true }
  if (speaksLanguage(voice, language)) return undefined
  return { text: t('obstacle.voiceLanguage', { name: voice.name }), isVoice: true }
}
