import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { isLocale } from '#src/config/locales.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useTranslation, useTranslationIn } from '#src/i18n/use-translation.ts'
import { inkOn } from '#src/rules/ink-on.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { linesOf, type SettingsDraft } from './settings-form.ts'

interface WidgetPreviewProps {
  draft: SettingsDraft
  avatar: string | undefined
}

/** The widget's texts on a site, in the language of the bot instead of the customer's. */
function useWidgetTexts(language: number) {
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const code = languages.find(({ id }) => id === language)?.code
  const lng = isLocale(code) ? code : undefined
  const texts = useTranslationIn(lng, 'chat-bot')
  return texts && { lng, greeting: texts.t('settings.usualGreeting'), field: texts.t('ask.field') }
}

export function WidgetPreview({ draft, avatar }: WidgetPreviewProps) {
  const { t } = useTranslation('chat-bot-lazy')
  const { language, colour, corner, name, greeting } = draft
  const texts = useWidgetTexts(language)
  const paint = { background: colour, color: inkOn(colour) }
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-strong">{t('settings.preview')}</figcaption>
      <div
        aria-hidden
        className={`flex flex-col gap-3 rounded-md border border-line bg-sunken p-4 ${corner === 'left' ? 'items-start' : 'items-end'}`}
      >
        <div className="flex w-full max-w-field flex-col overflow-hidden rounded-md border border-line bg-raised">
          <div className="flex items-center gap-2 px-3 py-2" style={paint}>
            {avatar && <Avatar src={avatar} />}
            <p dir="auto" className="min-w-0 truncate font-strong">
              {name}
            </p>
          </div>
          <div className="flex flex-col gap-2 p-3">
            <p lang={texts?.lng} dir="auto" className="wrap-long rounded-md bg-sunken px-3 py-2">
              {greeting || texts?.greeting}
            </p>
            <div className="mt-10 flex flex-wrap gap-2">
              {linesOf(draft.suggestions).map((text) => (
                <span
                  key={text}
                  dir="auto"
                  className="wrap-long rounded-md border border-line px-2 py-1 text-13"
                >
                  {text}
                </span>
              ))}
            </div>
            <span lang={texts?.lng} className="rounded-md border border-edge px-3 py-2 text-muted">
              {texts?.field}
            </span>
          </div>
        </div>
        <span className="flex size-12 items-center justify-center rounded-full" style={paint}>
          <MessageCircle size={24} fill="currentColor" aria-hidden />
        </span>
      </div>
    </figure>
  )
}
