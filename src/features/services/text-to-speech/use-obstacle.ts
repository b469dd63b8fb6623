import { useTranslation } from 'react-i18next'
import { useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { speaks } from '#src/features/voices/select-voices.ts'
import type { Quote, Tariff } from './use-quote.ts'

/** What has to be put right before the project can be generated, in the customer's words. */
export function useObstacle({ voices }: Tariff, { tooLong }: Quote): string | undefined {
  const { t } = useTranslation('editor')
  const { voiceId, language } = useProjectDefaults()
  const [first] = tooLong
  if (first !== undefined) return t('obstacle.tooLong', { number: first, count: tooLong.length })
  if (!voices) return undefined
  const voice = voices.find(({ id }) => id === voiceId)
  if (!voice) return t('obstacle.noVoice')
  return speaks(voice, language) ? undefined : t('obstacle.voiceLanguage', { name: voice.name })
}
