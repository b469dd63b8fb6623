import { useId } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage, languageOfText } from '#src/rules/language-of-text.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { EDITABLE_MAX, NEW_SOURCE, type WhatIf } from './use-what-if.ts'

const questionOrigins = ['typed', 'tests', 'visitors'] as const
export type QuestionOrigin = (typeof questionOrigins)[number]

interface QuestionsFieldProps {
  whatIf: WhatIf
  from: QuestionOrigin
  counts: Readonly<Record<'tests' | 'visitors', number>>
  onFrom: (from: QuestionOrigin) => void
}

export function QuestionsField({ whatIf, from, counts, onFrom }: QuestionsFieldProps) {
  const { t } = useTranslation('chat-bot-questions')
  const { number } = useFormat()
  const name = useId()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SegmentedControl
        label={t('estimate.from')}
        name={name}
        value={from}
        options={questionOrigins.map((value) => ({
          value,
          label: t(`estimate.origin.${value}`, { number: number(value === 'typed' ? 0 : counts[value]) }),
          isDisabled: value !== 'typed' && counts[value] === 0,
        }))}
        onChange={onFrom}
      />
      {from === 'typed' && (
        <TextArea
          label={t('estimate.questions')}
          hint={t('test.onePerLine')}
          value={whatIf.draft.text}
          rows={3}
          maxRows={8}
          {...inOwnLanguage(whatIf.draft.text)}
          onChange={({ target }) => whatIf.setText(target.value)}
        />
      )}
    </div>
  )
}

const NO_CHOICE = 'nothing'

/** A source that is changed, added or left out, only for the estimate. */
function ChangeFields({ whatIf }: { whatIf: WhatIf }) {
  const { t } = useTranslation('chat-bot-questions')
  const { sources, draft } = whatIf
  const { change } = draft
  const saved = sources.find(({ id }) => id === change?.id)
  const options = [
    { value: NO_CHOICE, label: t('estimate.nothing') },
    { value: String(NEW_SOURCE), label: t('estimate.newText') },
    ...sources.map(({ id, source: { name } }) => ({
      value: String(id),
      label: name,
      lang: languageOfText(name),
    })),
  ]
  return (
    <>
      <Select
        label={t('estimate.change')}
        value={change ? String(change.id) : NO_CHOICE}
        options={options}
        onChange={(value) => whatIf.choose(value === NO_CHOICE ? undefined : Number(value))}
      />
      {change && (
        <TextArea
          label={t('estimate.text')}
          hint={saved && t(saved.text.length > EDITABLE_MAX ? 'estimate.longText' : 'estimate.emptyText')}
          value={change.text}
          rows={3}
          maxRows={10}
          {...inOwnLanguage(change.text)}
          onChange={({ target }) => whatIf.setChanged(target.value)}
        />
      )}
    </>
  )
}

interface ChangesProps {
  whatIf: WhatIf
  floor: number
  onFloor: (floor: number) => void
}

export function WhatIfFields({ whatIf, floor, onFloor }: ChangesProps) {
  const { t } = useTranslation('chat-bot-lazy')
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ChangeFields whatIf={whatIf} />
      <Slider
        label={t('settings.floor')}
        valueText={t('settings.floorShare', { percent: Math.round(floor * 100) })}
        value={floor}
        min={0.2}
        max={0.9}
        step={0.05}
        onChange={onFloor}
      />
    </div>
  )
}
