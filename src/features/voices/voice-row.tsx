import { Star } from 'lucide-react'
import { memo, useContext, useId } from 'react'
import type { Voice } from '#src/contract/voices.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatFactor } from '#src/lib/format-factor.ts'
import { Badge } from '#src/ui/badge.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PreviewButton } from './preview-button.tsx'
import { SamePriceContext } from './same-price.ts'
import { genderNames } from './select-voices.ts'
import { useVoicePreview } from './voice-sample.ts'

interface VoiceRowProps {
  voice: Voice
  name: string
  isChosen: boolean
  isCurrent: boolean
  refusal: string | undefined
  onChoose: (id: number) => void
  /** Also receives the button, which may disappear with its row. */
  onFavorite: (id: number, star: HTMLElement) => void
  /**
   * Index in a list that renders only some rows; next to it the number of rows and the position in pixels.
   */
  index?: number
  count?: number
  top?: number
}

function useFacts({ gender, age, use_case, accent }: Voice) {
  const { t } = useTranslation('voices')
  const genderKey = genderNames.find(([known]) => known === gender)?.[1]
  const facts = [
    genderKey && t(genderKey),
    age && t(`age.${age}`),
    use_case && t(`useCase.${use_case}`),
    accent,
  ]
  return facts.filter(Boolean).join(' · ')
}

interface DescriptionProps {
  voice: Voice
  isCurrent: boolean
  problem: string | undefined
  problemId: string
}

function Description({ voice, isCurrent, problem, problemId }: DescriptionProps) {
  const { t } = useTranslation('voices')
  const facts = useFacts(voice)
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2">
        <span className="truncate font-strong">{voice.name}</span>
        {isCurrent && (
          <span className="shrink-0">
            <Badge tone="info">{t('current')}</Badge>
          </span>
        )}
      </span>
      <span
        id={problemId}
        role={problem ? 'alert' : undefined}
        className={classNames('block truncate text-13', problem ? 'text-danger' : 'text-muted')}
      >
        {problem ?? facts}
      </span>
    </span>
  )
}

export const VoiceRow = memo(function VoiceRow(props: VoiceRowProps) {
  const { voice, name, isChosen, isCurrent, refusal, onChoose, onFavorite, index, count, top } = props
  const { t } = useTranslation('voices')
  const locale = useLocale()
  const isSamePrice = useContext(SamePriceContext)
  const preview = useVoicePreview(voice)
  const problem = refusal ?? (preview.hasFailed ? t('previewFailed') : undefined)
  const problemId = useId()
  return (
    <li
      aria-setsize={count}
      aria-posinset={index === undefined ? undefined : index + 1}
      style={top === undefined ? undefined : { top }}
      className={classNames(
        'flex scroll-mb-24 items-center gap-2 border-b border-line px-2 py-1',
        top !== undefined && 'absolute inset-x-0',
        isChosen && 'chosen',
      )}
    >
      {voice.preview_url !== undefined && <PreviewButton name={voice.name} preview={preview} />}
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={() => onChoose(voice.id)}
          className="size-4 accent-accent"
        />
        <Description {...{ voice, isCurrent, problem, problemId }} />
        {!isSamePrice && voice.price_multiplier !== undefined && voice.price_multiplier !== 1 && (
          <span className="tabular text-13 whitespace-nowrap text-muted">
            {t('multiplier', { factor: formatFactor(voice.price_multiplier, locale) })}
          </span>
        )}
      </label>
      <IconButton
        label={t(voice.is_favorite ? 'unfavorite' : 'favorite', { name: voice.name })}
        icon={<Star size={16} aria-hidden fill={voice.is_favorite ? 'currentColor' : 'none'} />}
        isPressed={voice.is_favorite}
        aria-describedby={refusal === undefined ? undefined : problemId}
        onClick={(event) => onFavorite(voice.id, event.currentTarget)}
      />
    </li>
  )
})
