import { useId } from 'react'
import { MAX_SUGGESTIONS } from '#src/contract/chat-bot.ts'
import { BOT_NAME_MAX, BOT_TEXT_MAX } from '#src/contract/limits.ts'
import { LanguageSelect } from '#src/features/catalog/language-select.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { linesOf, refusalOf } from './settings-form.ts'
import type { Settings } from './use-settings.ts'

const TONES = ['plain', 'friendly', 'formal'] as const

function SuggestionsField({ settings: { draft, change, refusals } }: { settings: Settings }) {
  const { t } = useTranslation('chat-bot-lazy')
  const isOver = linesOf(draft.suggestions).length > MAX_SUGGESTIONS
  return (
    <TextArea
      label={t('settings.suggestions')}
      hint={t('settings.suggestionsHint', { count: MAX_SUGGESTIONS })}
      value={draft.suggestions}
      rows={3}
      {...inOwnLanguage(draft.suggestions)}
      error={
        isOver
          ? t('settings.suggestionsOver', { count: MAX_SUGGESTIONS })
          : refusalOf(refusals, 'bot.persona.suggestions')
      }
      onChange={({ target }) => change({ suggestions: target.value })}
    />
  )
}

export function PersonaFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['chat-bot-lazy', 'chat-bot-form'])
  const id = useId()
  const { draft, change, refusals } = settings
  return (
    <>
      <TextField
        label={t('settings.name')}
        value={draft.name}
        maxLength={BOT_NAME_MAX}
        dir="auto"
        error={
          refusals['bot.persona.name'] ?? (draft.name.trim() === '' ? t('settings.nameMissing') : undefined)
        }
        onChange={({ target }) => change({ name: target.value })}
      />
      <LanguageSelect
        slug="chat-bot"
        label={t('chat-bot-form:create.language')}
        value={draft.language}
        error={refusals.language}
        onChange={(language) => change({ language })}
      />
      <SegmentedControl
        label={t('settings.tone')}
        name={id}
        value={draft.tone}
        options={TONES.map((tone) => ({ value: tone, label: t(`settings.tones.${tone}`) }))}
        onChange={(tone) => change({ tone })}
      />
      <TextArea
        label={t('settings.greeting')}
        hint={t('settings.greetingHint')}
        value={draft.greeting}
        rows={2}
        maxLength={BOT_TEXT_MAX}
        {...inOwnLanguage(draft.greeting)}
        error={refusals['bot.persona.greeting']}
        onChange={({ target }) => change({ greeting: target.value })}
      />
      <SuggestionsField settings={settings} />
      <TextArea
        label={t('settings.fallback')}
        hint={t('settings.fallbackHint')}
        value={draft.fallback}
        rows={2}
        maxLength={BOT_TEXT_MAX}
        {...inOwnLanguage(draft.fallback)}
        error={refusals['bot.persona.fallback']}
        onChange={({ target }) => change({ fallback: target.value })}
      />
    </>
  )
}
