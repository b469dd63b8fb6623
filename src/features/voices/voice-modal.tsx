import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { VOICE_SAMPLE_MAX } from '#src/contract/limits.ts'
import type { Voice } from '#src/contract/voices.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { CompareVoices } from './compare-voices.tsx'
import { recentVoices, rememberVoice } from './recent-voices.ts'
import { SamePriceContext } from './same-price.ts'
import { speaksLanguage } from './speaks-language.ts'
import { VoiceCatalogue } from './voice-catalogue.tsx'
import { sampleOf, usePreviewEnd, VoiceSampleContext } from './voice-sample.ts'
import { voicesQueries } from './voices-queries.ts'

export type VoiceScope = 'block' | 'silent' | 'all'

interface VoiceModalProps {
  language: number
  languages: ReadonlyArray<{ id: number; name: string }>
  currentId: number | null
  /** The text about to be spoken; previews use its start unless the customer types another text. */
  text?: string | undefined
  scopes: readonly VoiceScope[]
  /** Price in qəpik of generating the changed blocks; undefined if none need it. */
  priceOf: (voice: Voice, scope: VoiceScope) => number | undefined
  /** Whether every voice costs the same. */
  isSamePrice?: boolean | undefined
  onUse: (voice: Voice, scope: VoiceScope) => void
  onClose: () => void
}

interface ActionsProps {
  name: string
  scopes: readonly VoiceScope[]
  scope: VoiceScope
  onScope: (scope: VoiceScope) => void
  chosen: Voice | undefined
  isDisabled: boolean
  price: number | undefined
  onUse: () => void
  onClose: () => void
}

function Actions(props: ActionsProps) {
  const { name, scopes, scope, onScope, chosen, isDisabled, price, onUse, onClose } = props
  const { t } = useTranslation(['voices', 'common'])
  const { money } = useFormat()
  return (
    <>
      {scopes.length > 1 && (
        <div>
          <SegmentedControl
            label={t('scope.label')}
            isLabelHidden
            name={`${name}-scope`}
            value={scope}
            options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
            onChange={onScope}
          />
        </div>
      )}
      <ActionOrder>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button variant="primary" disabled={isDisabled} onClick={onUse}>
          {price === undefined
            ? t('use', { name: chosen?.name ?? '' })
            : t('useFor', { name: chosen?.name ?? '', price: money(price) })}
        </Button>
      </ActionOrder>
    </>
  )
}

interface SampleProps {
  language: number
  text: string
  children: (field: ReactNode) => ReactNode
}

/** The text of previews; its field is at the top of the list of voices. */
function Sample({ language, text, children }: SampleProps) {
  const { t } = useTranslation('voices')
  const [sample, setSample] = useState(() => sampleOf(text))
  const heard = useMemo(() => ({ language, text: sample.trim() }), [language, sample])
  usePreviewEnd()
  const field = (
    <TextField
      label={t('sample.label')}
      hint={t('sample.hint', { max: VOICE_SAMPLE_MAX })}
      value={sample}
      maxLength={VOICE_SAMPLE_MAX}
      {...inOwnLanguage(sample)}
      onChange={(event) => setSample(event.target.value)}
    />
  )
  return <VoiceSampleContext value={heard}>{children(field)}</VoiceSampleContext>
}

export function VoiceModal(props: VoiceModalProps) {
  const { language, languages, currentId, text = '', scopes, priceOf, isSamePrice = false } = props
  const { onUse, onClose } = props
  const { t } = useTranslation('voices')
  const name = useId()
  const { data: voices = [] } = useQuery(voicesQueries.list())
  const [chosenId, setChosenId] = useState(currentId)
  const [scope, setScope] = useState<VoiceScope>(scopes[0] ?? 'all')
  const [recent] = useState(recentVoices)
  const [pinnedId, setPinnedId] = useState(currentId)
  const chosen = voices.find((voice) => voice.id === chosenId)
  const pinned = voices.find((voice) => voice.id === pinnedId)
  const isUnfit = chosen !== undefined && !speaksLanguage(chosen, language)
  const price = chosen && priceOf(chosen, scope)
  const languageName = languages.find(({ id }) => id === language)?.name ?? ''

  function choose(id: number) {
    setChosenId(id)
    setPinnedId((pinned) => pinned ?? id)
  }

  function use() {
    if (!chosen) return
    rememberVoice(chosen.id)
    onUse(chosen, scope)
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      size="wide"
      isFilling
      actions={
        <Actions
          name={name}
          scopes={scopes}
          scope={scope}
          chosen={chosen}
          price={price}
          onScope={setScope}
          isDisabled={!chosen || isUnfit}
          onUse={use}
          onClose={onClose}
        />
      }
    >
      <Sample {...{ language, text }}>
        {(field) => (
          <SamePriceContext value={isSamePrice}>
            <VoiceCatalogue
              {...{ name, language, languages, recent, chosenId, currentId }}
              onChoose={choose}
              above={
                <div className="flex flex-col gap-3 pb-2">
                  {isUnfit && (
                    <Notice tone="warn">{t('unfit', { name: chosen.name, language: languageName })}</Notice>
                  )}
                  {field}
                  {pinned && (
                    // On phones the current voice has the room until another one is chosen.
                    <div className={(chosen ?? pinned) === pinned ? 'max-md:hidden' : undefined}>
                      <CompareVoices
                        pinned={pinned}
                        chosen={chosen ?? pinned}
                        onPin={() => setPinnedId(chosenId)}
                      />
                    </div>
                  )}
                </div>
              }
            />
          </SamePriceContext>
        )}
      </Sample>
    </Modal>
  )
}
