import { useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { shownKeys } from '#src/ui/shown-keys.ts'
import { Slider } from '#src/ui/slider.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { keepListeningChoices, MAX_STEP_BACK_S, useListeningChoices } from './listening-choices.ts'

/** How the sound behaves while the customer listens and writes. */
export function ListeningSettings() {
  const { t } = useTranslation('editor-modals')
  const { tenths } = useFormat()
  const choices = useListeningChoices()
  const [back, setBack] = useState(choices.back)
  return (
    <section aria-label={t('listening.title')} className="flex flex-col gap-4 border-b border-line pb-4">
      <h3 className="text-14 font-strong">{t('listening.title')}</h3>
      <Switch
        label={t('listening.slow')}
        checked={choices.slowsDown}
        onChange={({ target }) => keepListeningChoices({ ...choices, slowsDown: target.checked })}
      />
      <Switch
        label={t('listening.keysAlone', { alt: shownKeys('Alt') })}
        checked={choices.areKeysAlone}
        onChange={({ target }) => keepListeningChoices({ ...choices, areKeysAlone: target.checked })}
      />
      <Slider
        label={t('listening.back')}
        valueText={t('export.seconds', { seconds: tenths(back) })}
        value={back}
        min={0}
        max={MAX_STEP_BACK_S}
        step={0.5}
        onChange={setBack}
        onCommit={(value) => keepListeningChoices({ ...choices, back: value })}
      />
    </section>
  )
}

/** Keys for listening, of the sheet of shortcuts. */
export function useListeningShortcuts() {
  const { t } = useTranslation('editor-modals')
  return (['goOn', 'repeat', 'slow'] as const).map((name) => ({
    does: t(`shortcuts.${name}`),
    keys: t(`listening.keys.${name}`),
  }))
}
