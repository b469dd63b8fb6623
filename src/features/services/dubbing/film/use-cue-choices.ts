import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { type CueTexts, ORIGINAL } from '../dub/film-cues.ts'
import { useOpenDub } from '../dub/open-dub.ts'

interface CueChoice {
  readonly value: string
  readonly label: string
  readonly texts: CueTexts
}

/** Returns a function of a language of the dub: the texts that subtitles of its film can have. */
export function useCueChoices() {
  const { t } = useTranslation('dubbing')
  const languageName = useLanguageName()
  const { source_language, detected_language } = useSignal(useOpenDub().editor.body).dubbing ?? {}
  const source = languageName(source_language ?? detected_language ?? 0) ?? t('stage.original')
  return (language: number) => {
    const name = languageName(language) ?? ''
    const own = String(language)
    return {
      dub: { value: own, label: name, texts: [own] },
      original: { value: ORIGINAL, label: source, texts: [ORIGINAL] },
      both: { value: `${ORIGINAL} ${own}`, label: `${source} + ${name}`, texts: [ORIGINAL, own] },
    } satisfies Record<string, CueChoice>
  }
}
