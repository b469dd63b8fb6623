import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Voice } from '#src/contract/voices.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { voicesQueries } from './voices-queries.ts'

const VoiceModal = lazyPartsWith(['voices', 'player'])('VoiceModal', () => import('./voice-modal.tsx'))

interface VoiceFieldProps {
  label: string
  language: number
  value: number | null
  problem?: string | undefined
  isDisabled?: boolean | undefined
  texts: { readonly none: string; readonly choose: string; readonly change: string }
  /** The text about to be spoken; previews use its start. */
  sample?: string | undefined
  /** Price in qəpik of regenerating with a voice, if it is known. */
  priceOf?: (voice: Voice) => number | undefined
  /** Whether every voice costs the same. */
  isSamePrice?: boolean
  onChange: (id: number) => void
  ref?: (instance: { focus: () => void } | null) => void
}

function useVoice(id: number | null) {
  const { data: voices } = useQuery(voicesQueries.list())
  return { isLoaded: voices !== undefined, voice: voices?.find((each) => each.id === id) }
}

export function VoiceField(props: VoiceFieldProps) {
  const { label, language, value, problem, isDisabled, texts, sample, priceOf, isSamePrice, onChange, ref } =
    props
  const id = useId()
  const { isLoaded, voice } = useVoice(value)
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const [isChoosing, setIsChoosing] = useState(false)
  const close = () => setIsChoosing(false)
  return (
    <div className="flex flex-col gap-1">
      <span id={`${id}-label`} className="text-14 font-strong">
        {label}
      </span>
      <div className="flex items-center gap-3">
        <span id={`${id}-name`} className="wrap-long min-w-0 flex-1">
          {voice?.name ?? (isLoaded && texts.none)}
        </span>
        <Button
          ref={ref}
          aria-describedby={`${id}-label ${id}-name ${id}-problem`}
          aria-haspopup="dialog"
          disabled={isDisabled}
          onClick={() => setIsChoosing(true)}
        >
          {voice ? texts.change : texts.choose}
        </Button>
      </div>
      <p id={`${id}-problem`} role="status" className="text-13 text-danger empty:hidden">
        {problem}
      </p>
      {isChoosing &&
        // Rendered outside the form, because Enter in its search field must not submit the form.
        createPortal(
          <LazyBoundary onFailed={close}>
            <VoiceModal
              language={language}
              languages={languages}
              currentId={value}
              scopes={['all']}
              text={sample}
              priceOf={(each) => priceOf?.(each)}
              isSamePrice={isSamePrice}
              onUse={(chosen) => {
                onChange(chosen.id)
                close()
              }}
              onClose={close}
            />
          </LazyBoundary>,
          document.body,
        )}
    </div>
  )
}
